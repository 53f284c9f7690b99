import { InputBase } from '@mantine/core';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import estilo from '#domains/academico/rematriculas/web/rematriculas.module.css';

export type OpcaoDeSelecao = { valor: string | number; rotulo: string };

/** One choice outside of a form, which counts at once. One is always made. */
export function Selecao({
  rotulo,
  ajuda,
  valor,
  opcoes,
  aoMudar,
}: {
  rotulo: string;
  ajuda?: string | undefined;
  valor: string | number | undefined | null;
  opcoes: readonly OpcaoDeSelecao[];
  aoMudar: (valor: string | null) => void;
}) {
  const achada = opcoes.some((opcao) => String(opcao.valor) === String(valor ?? ''));
  return (
    <InputBase
      component="select"
      pointer
      classNames={{ input: estilo.selecao }}
      rightSection={<IconChevronDown size={16} aria-hidden />}
      rightSectionPointerEvents="none"
      label={rotulo}
      description={ajuda}
      inputWrapperOrder={['label', 'input', 'description']}
      value={achada ? String(valor) : ''}
      onChange={(evento) => aoMudar(evento.currentTarget.value === '' ? null : evento.currentTarget.value)}
    >
      {!achada && <option value="">{''}</option>}
      {opcoes.map((opcao) => (
        <option key={opcao.valor} value={opcao.valor}>
          {opcao.rotulo}
        </option>
      ))}
    </InputBase>
  );
}
