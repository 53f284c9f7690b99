import { TextInput } from '@mantine/core';
import type { ComponentProps } from 'react';

/** A code of the second factor. Phones offer the digits, and the code itself where they know it. */
export function EntradaDeCodigo({ letras = false, ...props }: ComponentProps<typeof TextInput> & { letras?: boolean }) {
  return (
    <TextInput
      {...props}
      key={letras ? 'letras' : 'numeros'}
      inputMode={letras ? 'text' : 'numeric'}
      autoComplete={letras ? 'off' : 'one-time-code'}
      autoCapitalize={letras ? 'characters' : 'off'}
      spellCheck={false}
      maxLength={40}
    />
  );
}
