import { Select } from '@mantine/core';
import { useState } from 'react';
import { useTextos } from '../../i18n.tsx';
import { type PropsCampo, useCampo, useChave } from '../campo.ts';
import { textosFormulario } from '../texts.ts';
import { emTexto } from '../em-texto.ts';

export type OpcaoSelecao<V extends string | number = string | number> = { valor: V; rotulo: string; desabilitada?: boolean };

type Props<V extends string | number> = PropsCampo & {
  opcoes: readonly OpcaoSelecao<V>[];
  placeholder?: string;
  aoMudar?: (valor: V | null) => void;
};
const LISTA_LONGA = 8;

/** One choice of a closed list; a long list narrows as one types. Numbers stay numbers. */
export function CampoSelecao<V extends string | number>(props: Props<V>) {
  return <Entrada key={useChave(props.nome)} {...props} />;
}

function Entrada<V extends string | number>({ opcoes, placeholder, aoMudar, ...props }: Props<V>) {
  const t = useTextos(textosFormulario);
  const rotuloDe = (valor: unknown) => opcoes.find((opcao) => opcao.valor === valor)?.rotulo ?? emTexto(valor);
  const { valor, mudar, aoSair, comum } = useCampo(props, { formatar: rotuloDe });
  const inicial = emTexto(valor) || null;
  // Mantine's own search text is lost whenever `data` is a new list: it is always held here.
  const [busca, setBusca] = useState(inicial === null ? '' : rotuloDe(valor));
  return (
    <Select
      {...comum}
      comboboxProps={{ withinPortal: false }}
      placeholder={placeholder}
      data={opcoes.map((opcao) => ({ value: String(opcao.valor), label: opcao.rotulo, disabled: opcao.desabilitada }))}
      defaultValue={inicial}
      searchValue={busca}
      onSearchChange={setBusca}
      searchable={opcoes.length > LISTA_LONGA}
      clearable={!comum.required}
      clearButtonProps={{ 'aria-label': t('limparCampo', { rotulo: props.rotulo }) }}
      nothingFoundMessage={t('nadaEncontrado')}
      allowDeselect={!comum.required}
      onChange={(escolhido) => {
        const opcao = opcoes.find((item) => String(item.valor) === escolhido)?.valor ?? null;
        mudar(opcao);
        aoMudar?.(opcao);
      }}
      onBlur={aoSair}
    />
  );
}
