/** How often a text that is changed as a whole has been changed. */
export interface EditorialSheetTable {
  name: string;
  revision: number;
}

export interface EditorialTables {
  editorial_sheet: EditorialSheetTable;
}
