import { PasswordInput } from '@mantine/core';
import { type ComponentProps, type KeyboardEvent, useState } from 'react';
import { useTextos } from '#platform/web/i18n.tsx';
import { textosEntrada } from '#domains/acesso/texts-entrada.ts';

/** A password that can be shown, with a warning while Caps Lock is on. */
export function EntradaDeSenha({ description, ...props }: ComponentProps<typeof PasswordInput>) {
  const t = useTextos(textosEntrada);
  const [caps, setCaps] = useState(false);
  const aoTeclar = (evento: KeyboardEvent) => setCaps(evento.getModifierState('CapsLock'));
  return (
    <PasswordInput
      {...props}
      description={caps ? t('capsLock') : description}
      maxLength={200}
      onKeyDown={aoTeclar}
      onKeyUp={aoTeclar}
      onBlur={() => setCaps(false)}
      visibilityToggleButtonProps={{ 'aria-label': t('mostrarSenha'), tabIndex: 0 }}
    />
  );
}
