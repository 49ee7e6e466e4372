/** Looks texts up as browsers do. */
export type Messages = Record<string, {message: string}>

export const inMessages = (messages: Messages) => (name: string, values: string[]) =>
  (messages[name]?.message ?? '').replace(/\$([1-9])/g, (_, position) => values[Number(position) - 1] ?? '')
