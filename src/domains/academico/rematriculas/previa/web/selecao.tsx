import { InputBase, TextInput } from '@mantine/core';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { useState } from 'react';
import { formatarData, parseDataBr } from '#shared/datas.ts';
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

/** A date outside of a form: 10012027 and 10/1/27 are both 10/01/2027; counts when left. What is no date comes back as it was. */
export function DataSolta({
  rotulo,
  ajuda,
  valor,
  aoMudar,
}: {
  rotulo: string;
  ajuda?: string;
  valor: string;
  aoMudar: (data: string) => void;
}) {
  const [texto, setTexto] = useState<string | null>(null);
  const aceitar = () => {
    if (texto === null) return;
    const data = parseDataBr(texto);
    if (data !== null && data !== valor) aoMudar(data);
    setTexto(null);
  };
  return (
    <TextInput
      label={rotulo}
      description={ajuda}
      inputWrapperOrder={['label', 'input', 'description']}
      inputMode="numeric"
      value={texto ?? formatarData(valor)}
      onChange={(evento) => setTexto(evento.currentTarget.value)}
      onBlur={aceitar}
      onKeyDown={(evento) => evento.key === 'Enter' && aceitar()}
    />
  );
}
