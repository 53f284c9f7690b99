import { lazy, type ReactNode, Suspense } from 'react';
import { rotuloDe } from '#shared/listas/opcao.ts';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { type AlunoDoQuadro, type ColunaDoQuadro, isJustificado, cabeNaChamada } from '../rascunho.ts';
import { type Marca, presencaDe, presencas } from '../situacoes.ts';
import { textosChamada } from '../texts.ts';
import estilo from './frequencias.module.css';

// The door of people brings its forms along: the roll is read before the photos come.
const FotoPessoa = lazy(async () => ({ default: (await import('#domains/pessoas/fotos/web/door.tsx')).FotoPessoa }));

type Props = {
  aluno: AlunoDoQuadro;
  linha: number;
  colunas: readonly ColunaDoQuadro[];
  marcas: readonly Marca[];
  aoLado: ReactNode;
  fechada: boolean;
  aoTocar: (coluna: number) => void;
  aoMarcar: (coluna: number, marca: Marca) => void;
};

/** A student of the roll. With one lesson the whole row is the button; with several, each lesson has its own. */
export function LinhaDeChamada({ aluno, linha, colunas, marcas, aoLado, fechada, aoTocar, aoMarcar }: Props) {
  const uma = colunas.length === 1;
  const quem = (
    <span className={estilo.quem}>
      <span className={estilo.numero}>{aluno.numeroChamada ?? '–'}</span>
      {aluno.temFoto && (
        <span className={estilo.foto}>
          <Suspense fallback={null}>
            <FotoPessoa id={aluno.alunoId} nome={aluno.nome} tamanho={56} />
          </Suspense>
        </span>
      )}
      <span className={estilo.nome}>
        <strong>{aluno.nome}</strong>
        {aoLado}
      </span>
    </span>
  );
  return (
    <li className={estilo.linha} data-uma={uma || undefined}>
      {!uma && quem}
      <span className={estilo.botoes}>
        {colunas.map((coluna, i) => (
          <Celula
            key={coluna.aulaId ?? coluna.data}
            aluno={aluno}
            coluna={coluna}
            i={i}
            linha={linha}
            marca={marcas[i] ?? null}
            fechada={fechada}
            aoTocar={() => aoTocar(i)}
            aoMarcar={(marca) => aoMarcar(i, marca)}
          >
            {uma ? quem : <small>{coluna.disciplina}</small>}
          </Celula>
        ))}
      </span>
    </li>
  );
}

type PropsDaCelula = {
  aluno: AlunoDoQuadro;
  coluna: ColunaDoQuadro;
  i: number;
  linha: number;
  marca: Marca;
  fechada: boolean;
  aoTocar: () => void;
  aoMarcar: (marca: Marca) => void;
  children: ReactNode;
};

function Celula({ aluno, coluna, i, linha, marca, fechada, aoTocar, aoMarcar, children }: PropsDaCelula) {
  const t = useTextos(textosChamada);
  const { idioma } = useIdioma();
  const cabe = cabeNaChamada(aluno, coluna, i);
  const presenca = presencaDe(marca);
  const porDocumento = presenca === 'falta' && isJustificado(aluno, coluna.data);
  const estado = porDocumento ? 'justificada' : presenca;
  const rotulo = porDocumento ? t('porDocumento') : rotuloDe(presencas, presenca, idioma);
  const { quantidade } = coluna;
  return (
    <span className={estilo.celula}>
      <button
        type="button"
        className={estilo.toque}
        data-lugar={`${linha}:${i}`}
        data-estado={estado}
        aria-label={t('linha', { numero: aluno.numeroChamada ?? '', nome: aluno.nome, presenca: rotulo })}
        disabled={fechada || !cabe}
        title={cabe ? undefined : t('foraDaTurma')}
        onClick={aoTocar}
      >
        {children}
        <span className={estilo.estado}>{rotulo}</span>
      </button>
      {quantidade > 1 && marca !== null && marca.faltas > 0 && (
        <select
          className={estilo.quantas}
          aria-label={t('faltasDe', { nome: aluno.nome })}
          value={marca.faltas}
          disabled={fechada}
          onChange={(evento) => aoMarcar({ ...marca, faltas: Number(evento.currentTarget.value) })}
        >
          {Array.from({ length: quantidade }, (_, k) => (
            <option key={k + 1} value={k + 1}>
              {t('nDeTempos', { n: k + 1, total: quantidade })}
            </option>
          ))}
        </select>
      )}
    </span>
  );
}
