extension MistakeExplanation {
  static let files = [
    MistakeExplanation(
      .dialectDoubtful,
      "A file with many errors reads with few of them in another language.",
      "Name that language with `--dialect`, or by the ending of the file."),
    MistakeExplanation(
      .fileUnreadable,
      "A file that the command names cannot be read.",
      "Correct the path, or the rights of the file."),
    MistakeExplanation(
      .includeCycle,
      "Files include each other in a circle.",
      "Remove one of the includes."),
    MistakeExplanation(
      .includeMissing,
      "No file has the name, or matches the pattern, of an `include`.",
      "Correct the path: it counts from the folder of the file that includes."),
    MistakeExplanation(
      .includeOutsideRoot,
      "An `include` leaves the folder of `--include-root`.",
      "Move the file into the folder, or name a folder above it."),
    MistakeExplanation(
      .includeTooDeep,
      "More than 100 files include each other in a row.",
      "Include some of them from a file further up."),
    MistakeExplanation(
      .includeTooMany,
      "Files that were read before are included again more than 1000 times.",
      "Include each file once."),
    MistakeExplanation(
      .includeUnreadable,
      "A file that is included cannot be read, or is a folder.",
      "Correct the rights of the file, or write `FOLDER/*.journal`."),
    MistakeExplanation(
      .includedTwice,
      "A file is read a second time. Its amounts count twice, and Beancount leaves it out.",
      "Remove one of the includes."),
    MistakeExplanation(
      .readTwice,
      "The command names a file that is read already. Its amounts count twice.",
      "Name it once, and not at all if another file includes it."),
    MistakeExplanation(
      .utf8Invalid,
      "Some bytes are not UTF-8.",
      "Save the file as UTF-8."),
  ]
}
