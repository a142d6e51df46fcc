"""The names in a generated journal: 122 accounts on five roots, payees of several scripts, notes, tags and commodities."""

GROUPS = {
    "Expenses:Housing": "Rent,Power,Water,Heating,Internet,Phone,Repairs,Furniture,Tools,Garden,Insurance",
    "Expenses:Food": "Groceries,Restaurants,Bakery,Lunch At Work,Drinks,Coffee",
    "Expenses:Car": "Petrol,Tyres,Inspection,Parking,Motorway,Insurance",
    "Expenses:Transport": "Rail,Tram,Taxi,Bicycle",
    "Expenses:Holidays": "Flights,Lodging,Meals,Museums,Souvenirs",
    "Expenses:Health": "Physician,Dentist,Pharmacy,Glasses,Sports Club,Insurance",
    "Expenses:Children": "School,Clothes,Toys,Music Lessons,Day Care",
    "Expenses:Leisure": "Books,Films,Records,Games,Theatre,Streaming",
    "Expenses:Shopping": "Clothes,Shoes,Electronics,Household,Presents",
    "Expenses:Taxes": "Income,State,Pension,Health Fund,Land",
    "Expenses:Charges": "Bank,Broker,Card,Reminders",
    "Expenses:Firm": "Servers,Licences,Devices,Freelancers,Adverts,Lawyer,Bookkeeper,Stamps,Fair:Ticket,Fair:Meals,Fair:Hotel",
    "Expenses:Interest": "House,Cards",
    "Expenses:Donations": "Near,Far",
    "Expenses:Épicerie": "Fine",
    "Assets:Bank": "Current,Savings,Shared Account",
    "Assets:Cash": "Purse,Tin",
    "Assets:Owed": "Northwind,Contoso,Fabrikam,Tailspin",
    "Assets:Pension": "Company,Private",
    "Assets:Broker": "Cash,Shares:KLM,Shares:NOP,Shares:QRS,Funds:WLD,Funds:EMG,Funds:BDS",
    "Assets:Paid Ahead": "Rail Pass,Vouchers",
    "Liabilities:Card": "Gold,Blue,Black,Shop",
    "Liabilities:Loans": "House,Car,Studies",
    "Liabilities:Owing": "Freelancers,Taxes",
    "Income:Pay": "First Employer,Second Employer,Bonus",
    "Income:Firm": "Northwind,Contoso,Fabrikam,Tailspin",
    "Income:Capital": "Interest,Dividends WLD,Dividends BDS",
    "Income:Other": "Refunds,Presents",
    "Equity": "Opening Balances,Corrections",
}
ACCOUNTS = [f"{group}:{leaf}" for group, leaves in GROUPS.items() for leaf in leaves.split(",")]


def under(*prefixes):
    return [account for account in ACCOUNTS if account.startswith(prefixes)]


EXPENSES = under("Expenses:")
HOLIDAYS = under("Expenses:Holidays:")
OWED = under("Assets:Owed:")
EARNINGS = under("Income:")
OWN = under("Assets:Bank:", "Assets:Cash:", "Assets:Paid Ahead:", "Liabilities:", "Equity:")
PAYERS = ["Assets:Bank:Current"] * 4 + ["Liabilities:Card:Gold"] * 4 + under("Liabilities:Card:", "Assets:Cash:")
WITHHELD = under("Expenses:Taxes:")

PLACES = "Amber,Birch,Cedar,Dockside,Elm,Foundry,Granite,Hill,Ivy,Juniper,Kingfisher,Lakeside,Meadow,Nettle,Orchard,Pine"
TRADES = "Bakers,Books,Butchers,Chemist,Cycles,Dairy,Energy,Florist,Fuel & Wash,Hotel,Kitchen,Opticians,Shop #7,Telecom,Toys"
PAYEES = [f"{place} {trade}" for place in PLACES.split(",") for trade in TRADES.split(",")]
FAR_PAYEES = (
    "Fromagerie Été,Gasthaus Grüner Bär,Żabka Kraków,Пекарня Заря,Φούρνος,京都茶舗,서울식당,"
    "Ångström Optik,Jardín Niño,"
    "Çiçek Pasajı,🚲 Velo"
).split(",")
NOTES = "weekly shopping,monthly bill,with the team,for a birthday,to be refunded,no. 4471-C,by phone,yearly,shared".split(",")
REMARKS = "receipt in the folder,compare with the statement,charged twice,estimated,in two parts".split(",")
TAGS = [
    ("project", "attic"), ("project", "website"), ("trip", "porto"), ("trip", "oslo"), ("client", "contoso"), ("who", "kim")]

# Rates in ten-thousandths and prices in hundredths of the base currency.
RATES = [("EUR", 10_900), ("GBP", 12_600), ("CHF", 11_300), ("NOK", 940), ("AUD", 6_600)]
SHARES = [("KLM", 9_120), ("NOP", 30_475), ("QRS", 1_266), ("WLD", 11_050), ("EMG", 4_318), ("BDS", 7_805)]
