import { InputBase, TextInput } from '@mantine/core';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { useState } from 'react';
import { combinaComBusca } from '#shared/palavras/busca.ts';
import { useTextos } from '../../i18n.tsx';
import { type PropsCampo, useCampo, useChave } from '../campo.ts';
import { emTexto } from './em-texto.ts';
import { lerEscolha, type OpcaoSelecao } from './escolha.ts';
import estilo from '../formulario.module.css';
import { textosFormulario } from '../texts.ts';
import { ListaSuspensa, useListaSuspensa } from './lista-suspensa.tsx';

type Props<V extends string | number> = PropsCampo & {
  opcoes: readonly OpcaoSelecao<V>[];
  placeholder?: string;
  aoMudar?: (valor: V | null) => void;
};
const LISTA_LONGA = 15;
const seta = <IconChevronDown size={16} aria-hidden />;

/** One choice of a closed list: the browser's own select, or, for a long list, one that narrows as one types. Numbers stay numbers. */
export function CampoSelecao<V extends string | number>(props: Props<V>) {
  return <Entrada key={useChave(props.nome)} {...props} />;
}

function Entrada<V extends string | number>({ opcoes, placeholder, aoMudar, ...props }: Props<V>) {
  const t = useTextos(textosFormulario);
  const rotuloDe = (valor: unknown) => opcoes.find((opcao) => opcao.valor === valor)?.rotulo ?? emTexto(valor);
  const { valor, mudar, aoSair, comum: doCampo, somenteLeitura } = useCampo(props, { formatar: rotuloDe });
  const [escolhida, setEscolhida] = useState(emTexto(valor));
  const lista = useListaSuspensa();
  const escolher = (chave: string) => {
    const opcao = opcoes.find((item) => String(item.valor) === chave)?.valor ?? null;
    setEscolhida(chave);
    mudar(opcao);
    aoMudar?.(opcao);
  };
  const { oferecidas, oferecida, foraDeUso, ...atual } = lerEscolha(opcoes, escolhida);
  // The options may still be on their way, or no longer offer what an old record holds: that has a name there, or none, and a number is none.
  const semNome = opcoes.length === 0 ? '…' : typeof valor === 'number' ? t('foraDaLista') : escolhida;
  const texto = escolhida === '' ? '' : (atual.texto ?? semNome);
  const comum = foraDeUso && !somenteLeitura ? { ...doCampo, description: t('foraDeUso') } : doCampo;
  if (somenteLeitura) return <TextInput {...comum} value={texto} onChange={() => undefined} />;
  if (oferecidas.length > LISTA_LONGA) {
    const achadas = oferecidas.filter((opcao) => combinaComBusca(opcao.rotulo, lista.termo ?? ''));
    return (
      <ListaSuspensa
        comum={comum}
        lista={lista}
        texto={texto}
        escolhida={escolhida === '' ? null : escolhida}
        opcoes={achadas.map(({ valor: chave, ...opcao }) => ({ ...opcao, chave: String(chave) }))}
        unica={achadas.length === 1 && !achadas[0]?.desabilitada ? String(achadas[0]?.valor) : null}
        aviso={achadas.length === 0 ? t('nadaEncontrado') : null}
        placeholder={placeholder}
        sinal={seta}
        aoEscolher={escolher}
        aoLimpar={() => escolher('')}
        aoSair={aoSair}
      />
    );
  }
  const { readOnly: _semLeitura, ...daSelecao } = comum;
  return (
    <InputBase
      {...daSelecao}
      component="select"
      pointer
      classNames={{ input: estilo.selecao }}
      rightSection={seta}
      rightSectionPointerEvents="none"
      value={escolhida}
      onChange={(evento) => escolher(evento.currentTarget.value)}
      onBlur={aoSair}
    >
      {/* Where a choice is required, nothing is only the start. */}
      <option value="" disabled={comum.required} hidden={comum.required}>
        {placeholder ?? ''}
      </option>
      {escolhida !== '' && !oferecida && (
        <option value={escolhida} hidden>
          {texto}
        </option>
      )}
      {oferecidas.map((opcao) => (
        <option key={opcao.valor} value={opcao.valor} disabled={opcao.desabilitada}>
          {opcao.rotulo}
        </option>
      ))}
    </InputBase>
  );
}
