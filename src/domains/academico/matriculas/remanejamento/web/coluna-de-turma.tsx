import { Button } from '@mantine/core';
import clsx from 'clsx';
import { type DragEvent, useId, useRef, useState } from 'react';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { Cartao, Etiqueta } from '#platform/web/pagina/pagina.tsx';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { rotuloDe } from '#shared/listas/opcao.ts';
import type { gerenciadorApi } from '../api.ts';
import { movimentos } from '#domains/academico/matriculas/situacoes.ts';
import { textosGerenciador } from '../texts.ts';
import estilo from './gerenciador.module.css';
import { alternar, aoTeclar, estender, type Selecao } from './selecao-de-alunos.ts';

export type TurmaAberta = RespostaCliente<typeof gerenciadorApi.obterTurmaDoGerenciador>;
type Aluno = TurmaAberta['alunos'][number];
type Props = {
  dados: TurmaAberta;
  /** The class on the other side; null while none is chosen. */
  para: string | null;
  selecao: Selecao;
  aoMudar: (selecao: Selecao) => void;
  /** Moves these students to the other side. */
  aoMover: (ids: readonly number[]) => void;
  /** Students of the other side were dropped here. */
  aoReceber: () => void;
  podeMover: boolean;
};

/** A class as a list of students to choose from: by mouse, by keyboard, or dragged to the other side. */
export function ColunaDeTurma({ dados: { turma, alunos }, para, selecao, aoMudar, aoMover, aoReceber, podeMover }: Props) {
  const t = useTextos(textosGerenciador);
  const base = useId();
  const lista = useRef<HTMLDivElement>(null);
  const [sobre, setSobre] = useState(false);
  const ids = alunos.map((a) => a.matriculaId);
  const marcados = ids.filter((id) => selecao.marcados.has(id));
  const mostrar = (id: number | null): void => {
    if (id !== null) document.getElementById(`${base}-${id}`)?.scrollIntoView({ block: 'nearest' });
  };
  const arrastar = (evento: DragEvent, id: number): void => {
    if (!selecao.marcados.has(id)) aoMudar(alternar({ ...selecao, marcados: new Set() }, id));
    evento.dataTransfer.setData('text/plain', String(turma.id));
    evento.dataTransfer.effectAllowed = 'move';
  };
  return (
    <Cartao
      titulo={turma.nome}
      className={clsx(estilo.coluna, sobre && estilo.alvo)}
      acoes={
        <>
          {turma.situacao === 'fechada' && <Etiqueta tom="alerta">{t('fechada')}</Etiqueta>}
          <span className={estilo.vagas}>
            {t('ocupacao', { ocupadas: turma.ocupadas, vagas: turma.vagas })}
            {turma.excedentes > 0 && ` · ${t('acima', { n: turma.excedentes })}`}
          </span>
        </>
      }
    >
      {alunos.length === 0 && <p className="suave">{t('semAlunos')}</p>}
      <div
        ref={lista}
        className={estilo.lista}
        role="listbox"
        aria-multiselectable
        aria-label={t('alunosDe', { turma: turma.nome })}
        aria-activedescendant={selecao.ativo === null ? undefined : `${base}-${selecao.ativo}`}
        tabIndex={0}
        onFocus={() => selecao.ativo === null && ids[0] !== undefined && aoMudar({ ...selecao, ativo: ids[0], ancora: ids[0] })}
        onKeyDown={(evento) => {
          if (evento.key === 'Enter' && podeMover && para !== null && marcados.length > 0) {
            evento.preventDefault();
            aoMover(marcados);
            return;
          }
          const nova = aoTeclar(selecao, evento, ids);
          if (!nova) return;
          evento.preventDefault();
          aoMudar(nova);
          mostrar(nova.ativo);
        }}
        onDragOver={(evento) => {
          evento.preventDefault();
          setSobre(true);
        }}
        onDragLeave={() => setSobre(false)}
        onDrop={(evento) => {
          evento.preventDefault();
          setSobre(false);
          if (evento.dataTransfer.getData('text/plain') !== String(turma.id)) aoReceber();
        }}
      >
        {alunos.map((aluno) => (
          <Item
            key={aluno.matriculaId}
            id={`${base}-${aluno.matriculaId}`}
            aluno={aluno}
            marcado={selecao.marcados.has(aluno.matriculaId)}
            ativo={selecao.ativo === aluno.matriculaId}
            arrastavel={podeMover && para !== null}
            aoClicar={(comShift) => aoMudar(comShift ? estender(selecao, aluno.matriculaId, ids) : alternar(selecao, aluno.matriculaId))}
            aoArrastar={(evento) => arrastar(evento, aluno.matriculaId)}
          />
        ))}
      </div>
      {podeMover && (
        <div className={estilo.pe}>
          <span aria-live="polite">{t('selecionados', { n: marcados.length })}</span>
          <Button disabled={marcados.length === 0 || para === null} onClick={() => aoMover(marcados)}>
            {t('moverPara', { turma: para ?? '…' })}
          </Button>
        </div>
      )}
    </Cartao>
  );
}

type PropsItem = {
  id: string;
  aluno: Aluno;
  marcado: boolean;
  ativo: boolean;
  arrastavel: boolean;
  aoClicar: (comShift: boolean) => void;
  aoArrastar: (evento: DragEvent) => void;
};

function Item({ id, aluno, marcado, ativo, arrastavel, aoClicar, aoArrastar }: PropsItem) {
  const t = useTextos(textosGerenciador);
  const { idioma } = useIdioma();
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the list holds the focus and takes the keys
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={marcado}
      className={clsx(estilo.aluno, marcado && estilo.marcado, ativo && estilo.ativo)}
      draggable={arrastavel}
      onClick={(evento) => aoClicar(evento.shiftKey)}
      onDragStart={aoArrastar}
    >
      <span className={estilo.chamada}>{aluno.numeroChamada ?? '—'}</span>
      <span>{aluno.nome}</span>
      <small>
        {[
          aluno.codigo,
          aluno.movimento === 'ativa' ? null : rotuloDe(movimentos, aluno.movimento, idioma),
          aluno.excedente ? t('excedente') : null,
        ]
          .filter(Boolean)
          .join(' · ')}
      </small>
    </div>
  );
}
