import { memo } from 'react';
import type { Idioma } from '#shared/erros.ts';
import { isDedo } from '../dedo.ts';
import { situacaoDa } from './puro/celulas.ts';
import estilo from './grade.module.css';
import { escreverCelula, nomeDoValor } from './puro/leitura.ts';
import type { Celula, TipoDeCelula, Valor } from './puro/tipos.ts';

type Props = {
  posicao: string;
  /** Row and column together, for what is no cell of text: the mark, the editor. */
  rotulo: string;
  tipo: TipoDeCelula;
  /** null: computed, and never entered. */
  celula: Celula | null;
  valor: Valor;
  /** Why the row does not take this column; null where it does. */
  motivo: string | null;
  /** Why the value should be looked at again; null where nothing is odd. */
  aviso: string | null;
  leitura: boolean;
  focavel: boolean;
  escolhida: boolean;
  editando: string | null;
  idBarra: string;
  idioma: Idioma;
};

/** One cell. It holds no state and hears nothing: what is equal is not drawn again. */
export const CelulaDaGrade = memo(function CelulaDaGrade(props: Props) {
  const { posicao, tipo, celula, valor, motivo, aviso, leitura, focavel, escolhida, editando, idBarra, idioma } = props;
  const situacao = celula ? situacaoDa(celula) : 'limpa';
  const comum = { 'aria-selected': escolhida || undefined, 'data-situacao': situacao === 'limpa' ? undefined : situacao };
  const parada = { 'data-posicao': posicao, tabIndex: focavel ? 0 : -1 };
  if (motivo !== null)
    return (
      <td {...comum} {...parada} className={estilo.fechada} aria-readonly title={motivo}>
        <span aria-hidden>·</span>
        <span className="so-leitor">{motivo}</span>
      </td>
    );
  if (tipo.tipo === 'marca')
    return (
      <td {...comum} className={estilo.comMarca}>
        <Marca
          {...parada}
          rotulo={props.rotulo}
          valor={valor}
          leitura={leitura}
          invalida={celula?.invalida?.digitado}
          aria-describedby={focavel && situacao !== 'limpa' ? idBarra : undefined}
        />
      </td>
    );
  const mostrado = celula?.invalida?.digitado ?? escreverCelula(tipo, valor);
  const nome = nomeDoValor(tipo, valor, idioma);
  return (
    <td
      {...comum}
      {...parada}
      className={tipo.tipo === 'numero' ? estilo.numero : tipo.tipo === 'texto' ? estilo.texto : estilo.ciclo}
      aria-readonly={leitura || celula === null || undefined}
      aria-invalid={situacao === 'invalida' || situacao === 'recusada' || undefined}
      aria-describedby={focavel && (situacao !== 'limpa' || aviso) ? idBarra : undefined}
      data-aviso={aviso ? '' : undefined}
      data-valor={tipo.tipo === 'ciclo' ? (valor ?? undefined) : undefined}
    >
      {editando !== null ? (
        <Editor
          inicial={editando}
          rotulo={props.rotulo}
          decimal={tipo.tipo === 'numero' && !tipo.estados?.length}
          troca={editando === mostrado && isDedo()}
        />
      ) : nome === mostrado || celula?.invalida ? (
        mostrado
      ) : (
        <>
          <span aria-hidden>{mostrado}</span>
          <span className="so-leitor">{nome}</span>
        </>
      )}
    </td>
  );
});

type PropsDaMarca = {
  rotulo: string;
  valor: Valor;
  leitura: boolean;
  nome?: string;
  /** What was pasted and is no mark. */
  invalida?: string | undefined;
  'data-posicao': string;
  tabIndex: number;
  'aria-describedby'?: string | undefined;
};

/** A mark that Space and a click change: of a cell, or at the name of a row. */
export function Marca({ rotulo, valor, leitura, nome, invalida, ...parada }: PropsDaMarca) {
  const marcada = valor === 'sim' ? true : valor === 'parte' ? 'mixed' : false;
  return (
    <button
      {...parada}
      type="button"
      role="checkbox"
      aria-checked={marcada}
      aria-label={rotulo}
      aria-invalid={invalida !== undefined || undefined}
      aria-disabled={leitura || undefined}
      className={nome === undefined ? estilo.marca : estilo.marcaComNome}
    >
      <span className={estilo.quadro} aria-hidden>
        {marcada === true ? '✓' : marcada === 'mixed' ? '–' : ''}
      </span>
      {nome}
      {invalida !== undefined && <small>{invalida}</small>}
    </button>
  );
}

type PropsDoEditor = {
  inicial: string;
  rotulo: string;
  decimal: boolean;
  /** What is typed takes the place of what stood there: a finger has no arrows to go back with. */
  troca: boolean;
};

/** The field over a cell while it is typed into; the table hears its keys and takes its text when it ends. */
function Editor({ inicial, rotulo, decimal, troca }: PropsDoEditor) {
  return (
    <input
      ref={troca ? comTudoEscolhido : comCursorNoFim}
      data-editor=""
      className={estilo.editor}
      defaultValue={inicial}
      aria-label={rotulo}
      inputMode={decimal ? 'decimal' : 'text'}
      autoComplete="off"
      spellCheck={false}
    />
  );
}

function comTudoEscolhido(campo: HTMLInputElement | null): void {
  campo?.focus();
  campo?.select();
}

function comCursorNoFim(campo: HTMLInputElement | null): void {
  campo?.focus();
  campo?.setSelectionRange(campo.value.length, campo.value.length);
}
