/** Stands in for the address of an imported file. */
export default 'file';
