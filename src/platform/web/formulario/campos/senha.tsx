import { PasswordInput } from '@mantine/core';
import { useTextos } from '../../i18n.tsx';
import { type PropsCampo, useCampo } from '../campo.ts';
import { textosFormulario } from '../texts.ts';

/** A password: never in a draft, never in a comparison. */
export function CampoSenha(props: PropsCampo & { nova?: boolean }) {
  const t = useTextos(textosFormulario);
  const { chave, mudar, aoSair, comum } = useCampo(props, { sensivel: true, formatar: () => '••••••' });
  return (
    <PasswordInput
      key={chave}
      {...comum}
      autoComplete={props.nova ? 'new-password' : 'current-password'}
      maxLength={200}
      visibilityToggleButtonProps={{ 'aria-label': t('mostrarSenha'), tabIndex: 0 }}
      onChange={(evento) => mudar(evento.currentTarget.value)}
      onBlur={aoSair}
    />
  );
}
