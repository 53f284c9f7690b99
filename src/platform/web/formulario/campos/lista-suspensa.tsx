import { ActionIcon, Loader, TextInput } from '@mantine/core';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTextos } from '../../i18n.tsx';
import { Suspenso } from '#platform/web/janelas/suspenso.tsx';
import type { PropsComuns } from '../campo.ts';
import estilo from '../formulario.module.css';
import { type OpcaoDaLista, opcaoVizinha } from './opcoes-da-lista.ts';
import { textosFormulario } from '../texts.ts';

/** What is typed (null: nothing, the field shows its choice) and whether the list is open. Held by the field, which finds the options. */
export function useListaSuspensa() {
  const [termo, setTermo] = useState<string | null>(null);
  const [aberta, setAberta] = useState(false);
  return { termo, setTermo, aberta, setAberta };
}

type Props = {
  comum: PropsComuns;
  lista: ReturnType<typeof useListaSuspensa>;
  /** The choice, as the field shows it and as a key of the options. */
  texto: string;
  escolhida: string | null;
  opcoes: readonly OpcaoDaLista[];
  /** The key of the only one that answers what was typed: Enter and Tab take it without an arrow. */
  unica?: string | null;
  /** Said under the options: nothing found, searching, failed. */
  aviso: string | null;
  buscando?: boolean;
  placeholder?: string;
  /** At the right of the field, where nothing else stands: what says that there is a list. */
  sinal?: ReactNode;
  maximo?: number | undefined;
  /** Where what is typed counts as it is typed. */
  aoDigitar?: ((texto: string) => void) | undefined;
  aoEscolher: (chave: string) => void;
  /** Whoever types faster than the search answers leaves the field with a text that may name one. */
  aoSairBuscando?: ((texto: string) => void) | undefined;
  /** An emptied field is an empty choice. */
  aoLimpar: () => void;
  aoSair: () => void;
};

/**
 * A field with a list under it: type to narrow, arrows to move, Enter (and Tab, on the way out) to choose, Esc to give up. The focus
 * stays in the field.
 */
export function ListaSuspensa({
  comum,
  lista,
  texto,
  escolhida,
  opcoes,
  unica = null,
  aviso,
  buscando = false,
  placeholder,
  sinal = null,
  maximo = 200,
  ...atos
}: Props) {
  const t = useTextos(textosFormulario);
  const { termo, setTermo, aberta, setAberta } = lista;
  const id = useId();
  const entrada = useRef<HTMLInputElement>(null);
  const [marcada, setMarcada] = useState<string | null>(null);
  const parada = comum.disabled === true || comum.readOnly;
  const posicao = aberta ? opcoes.findIndex((opcao) => opcao.chave === marcada) : -1;
  const idDe = (i: number) => `${id}-${i}`;
  const abrir = () => {
    if (parada || aberta) return;
    setAberta(true);
    setMarcada(null);
  };
  const fechar = () => {
    setAberta(false);
    setMarcada(null);
    setTermo(null);
  };
  const escolher = (chave: string) => {
    fechar();
    atos.aoEscolher(chave);
  };
  const mover = (passo: 1 | -1) => {
    abrir();
    // What stands there answers an older text: whoever types fast would choose somebody else.
    if (buscando) return;
    const atual = opcoes.some((opcao) => opcao.chave === marcada) ? marcada : null;
    // The first arrow on a field with a choice stops at the choice.
    const aEscolha = !aberta && opcoes.some((opcao) => opcao.chave === escolhida) ? escolhida : null;
    setMarcada(aEscolha ?? opcaoVizinha(opcoes, atual, passo));
  };
  const aoTeclar = (evento: KeyboardEvent) => {
    if (parada || evento.nativeEvent.isComposing || evento.ctrlKey || evento.metaKey) return;
    const sai = evento.key === 'Escape' && aberta;
    const aceita = posicao >= 0 ? marcada : termo?.trim() ? unica : null;
    if (evento.key === 'ArrowDown') mover(1);
    else if (evento.key === 'ArrowUp') mover(-1);
    else if (evento.key === 'Enter' && aberta) {
      if (aceita !== null && !buscando) escolher(aceita);
    } else if (evento.key === 'Tab') {
      if (aberta && termo?.trim() && buscando) atos.aoSairBuscando?.(termo.trim());
      else if (aberta && aceita !== null) escolher(aceita);
      return;
    } else if (sai) fechar();
    else return;
    evento.preventDefault();
    if (sai) evento.stopPropagation();
  };
  useEffect(() => {
    if (posicao >= 0) document.getElementById(`${id}-${posicao}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, posicao]);
  const limpa = escolhida !== null && !comum.required && !parada;
  return (
    <>
      <TextInput
        {...comum}
        ref={entrada}
        role="combobox"
        aria-haspopup="listbox"
        aria-autocomplete="list"
        aria-expanded={aberta}
        aria-controls={aberta ? id : undefined}
        aria-activedescendant={posicao >= 0 ? idDe(posicao) : undefined}
        autoComplete="off"
        maxLength={maximo}
        placeholder={placeholder}
        value={termo ?? texto}
        rightSection={
          buscando && aberta ? (
            <Loader size={14} aria-hidden />
          ) : limpa ? (
            // No Tab stop: whoever types empties the field instead.
            <ActionIcon
              size="sm"
              tabIndex={-1}
              aria-label={t('limparCampo', { rotulo: comum.label })}
              onClick={() => {
                fechar();
                atos.aoLimpar();
                entrada.current?.focus();
              }}
            >
              <IconX size={16} aria-hidden />
            </ActionIcon>
          ) : (
            sinal
          )
        }
        rightSectionPointerEvents={limpa ? 'all' : 'none'}
        onChange={(evento) => {
          setTermo(evento.currentTarget.value);
          atos.aoDigitar?.(evento.currentTarget.value);
          setAberta(true);
          setMarcada(null);
        }}
        onClick={abrir}
        onKeyDown={aoTeclar}
        onBlur={() => {
          if (termo !== null && termo.trim() === '' && escolhida !== null) atos.aoLimpar();
          // Text that chose nothing goes back to the choice.
          fechar();
          atos.aoSair();
        }}
      />
      {aberta && (
        <Suspenso id={id} ancora={entrada} foco="fora" largura="ancora" alturaMaxima={280} aria-label={comum.label} aoFechar={fechar}>
          {opcoes.map((opcao, i) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the keys are those of the field, which keeps the focus
            <div
              key={opcao.chave}
              id={idDe(i)}
              role="option"
              aria-selected={opcao.chave === escolhida}
              aria-disabled={opcao.desabilitada}
              data-marcada={i === posicao || undefined}
              className={estilo.opcao}
              onClick={() => opcao.desabilitada !== true && escolher(opcao.chave)}
            >
              {opcao.rotulo}
              {opcao.detalhe && <small>{opcao.detalhe}</small>}
            </div>
          ))}
          {/* A list holds options alone: what is said besides is read from the line below. */}
          <p className={estilo.aviso} aria-hidden>
            {aviso}
          </p>
        </Suspenso>
      )}
      <span role="status" className="so-leitor">
        {aberta && aviso}
      </span>
    </>
  );
}
