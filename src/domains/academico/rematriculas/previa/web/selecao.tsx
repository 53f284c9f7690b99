import { InputBase } from '@mantine/core';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import estilo from '#domains/academico/rematriculas/web/rematriculas.module.css';

export type OpcaoDeSelecao = { valor: string | number; rotulo: string };

/** One choice outside of a form, which counts at once. `vazio` names the absence of a choice; without it one is always made. */
export function Selecao({
  rotulo,
  ajuda,
  valor,
  opcoes,
  vazio,
  aoMudar,
}: {
  rotulo: string;
  ajuda?: string | undefined;
  valor: string | number | undefined | null;
  opcoes: readonly OpcaoDeSelecao[];
  vazio?: string;
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
      {(vazio !== undefined || !achada) && <option value="">{vazio ?? ''}</option>}
      {opcoes.map((opcao) => (
        <option key={opcao.valor} value={opcao.valor}>
          {opcao.rotulo}
        </option>
      ))}
    </InputBase>
  );
}
