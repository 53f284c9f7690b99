import { Button } from '@mantine/core';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useTextos } from '#platform/web/i18n.tsx';
import { Elo, useEndereco } from '#platform/web/navegacao.tsx';
import { Cartao, Etiqueta } from '#platform/web/pagina/pagina.tsx';
import { formatarData } from '#shared/datas.ts';
import { textosPainelProfessor } from '../texts.ts';
import { type DisciplinaDoPainel, type Painel, type Pendencia, pendencias, pendenciasDe, porTurma } from './leitura.ts';
import estilo from './painel.module.css';

/** So many classes stand open at once; of more, one opens the one that one wants. */
const ABERTAS = 2;

/** What each class still wants, each count with the screen on which it is done; of one kind where the address says so, as the home does. */
export function Pendencias({ painel: { disciplinas } }: { painel: Painel }) {
  const t = useTextos(textosPainelProfessor);
  const [{ Pendencia }, mudar] = useEndereco('Pendencia');
  const qual = pendencias.find((cada) => cada === Pendencia);
  const turmas = porTurma(disciplinas, qual);
  const soma = turmas.reduce((total, turma) => total + turma.total, 0);
  return (
    <Cartao titulo={t('pendencias')} className={clsx(estilo.pendencias, qual && estilo.pedidas)}>
      {qual && (
        <p className={estilo.soDe}>
          <strong>
            {t(`espera_${qual}`)}: {soma}
          </strong>
          <Button variant="subtle" size="compact-sm" onClick={() => mudar({ Pendencia: undefined })}>
            {t('todasAsPendencias')}
          </Button>
        </p>
      )}
      {turmas.every(({ total }) => total === 0) && <p className="suave">{t('tudoEmDia')}</p>}
      {turmas.map(({ turmaId, turma, total, disciplinas: suas }) => (
        <details key={turmaId} className={estilo.turma} open={qual !== undefined || turmas.length <= ABERTAS}>
          <summary>
            <strong>{turma}</strong>{' '}
            <Etiqueta tom={total > 0 ? 'alerta' : 'sucesso'}>{total > 0 ? t('nPendencias', { n: total }) : t('emDia')}</Etiqueta>
          </summary>
          <ul className={estilo.disciplinas}>
            {suas.map((d) => (
              <li key={d.turmaDisciplinaId}>
                <span className={estilo.qual}>
                  <strong>{d.disciplina}</strong>
                  <span className="suave">{d.etapa}</span>
                </span>
                {pendenciasDe(d) === 0 ? <Etiqueta tom="sucesso">{t('emDia')}</Etiqueta> : <Contas disciplina={d} qual={qual} />}
                <Elo tela="diario-notas" search={enderecoDe(d, d.etapaId)} aria-label={t('notasDe', d)}>
                  {t('notas')}
                </Elo>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </Cartao>
  );
}

const enderecoDe = ({ turmaId, turmaDisciplinaId }: DisciplinaDoPainel, etapaId: number | null = null) => ({
  TurmaId: turmaId,
  TurmaDisciplinaId: turmaDisciplinaId,
  EtapaId: etapaId ?? undefined,
});

function Contas({ disciplina, qual }: { disciplina: DisciplinaDoPainel; qual: Pendencia | undefined }) {
  const t = useTextos(textosPainelProfessor);
  const { semChamada, desde, previstas, semNota, pareceres, entregas, etapaId } = disciplina;
  const [primeira] = entregas;
  const itens: [Pendencia, number, ReactNode][] = [
    [
      'semChamada',
      semChamada,
      <Elo key="semChamada" tela="diario-frequencias" search={{ ...enderecoDe(disciplina), Data: desde ?? undefined }}>
        {t('semChamada', { n: semChamada })}
      </Elo>,
    ],
    [
      'previstas',
      previstas,
      <Elo key="previstas" tela="diario-aulas" search={enderecoDe(disciplina)}>
        {t('previstas', { n: previstas })}
      </Elo>,
    ],
    [
      'semNota',
      semNota,
      <Elo key="semNota" tela="diario-notas" search={enderecoDe(disciplina, etapaId)}>
        {t('semNota', { n: semNota })}
      </Elo>,
    ],
    [
      'pareceres',
      pareceres,
      <Elo key="pareceres" tela="diario-notas" search={enderecoDe(disciplina, etapaId)}>
        {t('pareceres', { n: pareceres })}
      </Elo>,
    ],
    [
      'entregas',
      entregas.length,
      primeira && (
        <Elo key="entregas" tela="diario-notas" search={enderecoDe(disciplina, primeira.etapaId)}>
          {t('entregas', { n: entregas.length, etapa: primeira.nome, data: formatarData(primeira.fim) })}
        </Elo>
      ),
    ],
  ];
  return (
    <ul className={estilo.contas}>
      {itens
        .filter(([chave, n]) => n > 0 && (qual === undefined || chave === qual))
        .map(([chave, , elo]) => (
          <li key={chave}>{elo}</li>
        ))}
    </ul>
  );
}
