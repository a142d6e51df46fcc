import Glibc
import TallyBatchCLI

exit(TallyBatch.run(Array(CommandLine.arguments.dropFirst()), in: .live()).rawValue)
