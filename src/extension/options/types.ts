/** The types of refactorings, by what they change. They have no other names than these, in any language. */
import type {TextName} from '../../texts/text.ts'

export const typeGroups: {name: TextName; types: string[]}[] = [
  {
    name: 'options_types_methods',
    types: [
      'Rename Method',
      'Move Method',
      'Move And Rename Method',
      'Pull Up Method',
      'Push Down Method',
      'Extract Method',
      'Extract And Move Method',
      'Inline Method',
      'Move And Inline Method',
      'Change Return Type',
    ],
  },
  {
    name: 'options_types_attributes',
    types: [
      'Rename Attribute',
      'Move Attribute',
      'Move And Rename Attribute',
      'Pull Up Attribute',
      'Push Down Attribute',
      'Extract Attribute',
      'Merge Attribute',
      'Split Attribute',
      'Replace Attribute',
      'Change Attribute Type',
    ],
  },
  {
    name: 'options_types_classes',
    types: [
      'Rename Class',
      'Move Class',
      'Move And Rename Class',
      'Extract Class',
      'Extract Superclass',
      'Extract Subclass',
      'Extract Interface',
      'Rename Package',
      'Move Package',
      'Split Package',
      'Merge Package',
    ],
  },
  {
    name: 'options_types_variables',
    types: [
      'Rename Variable',
      'Extract Variable',
      'Inline Variable',
      'Merge Variable',
      'Split Variable',
      'Change Variable Type',
      'Parameterize Variable',
      'Replace Variable With Attribute',
      'Rename Parameter',
      'Merge Parameter',
      'Split Parameter',
      'Change Parameter Type',
    ],
  },
]
