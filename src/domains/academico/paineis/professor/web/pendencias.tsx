import type { ReactNode } from 'react';
import { useTextos } from '#platform/web/i18n.tsx';
import { Elo } from '#platform/web/navegacao.tsx';
import { Cartao, Etiqueta } from '#platform/web/pagina/pagina.tsx';
import { formatarData } from '#shared/datas.ts';
import { textosPainelProfessor } from '../texts.ts';
import type { DisciplinaDoPainel, Painel } from './leitura.ts';
import estilo from './painel.module.css';

/** What each subject still wants, each count with the screen on which it is done; what wants nothing comes last. */
export function Pendencias({ painel: { disciplinas, dia } }: { painel: Painel }) {
  const t = useTextos(textosPainelProfessor);
  const conta = (d: DisciplinaDoPainel): number => d.semChamada + d.previstas + d.semNota + d.pareceres + d.entregas.length;
  const emOrdem = disciplinas.toSorted((a, b) => Number(conta(b) > 0) - Number(conta(a) > 0));
  return (
    <Cartao titulo={t('pendencias')} className={estilo.pendencias}>
      {disciplinas.every((d) => conta(d) === 0) && <p className="suave">{t('tudoEmDia')}</p>}
      <ul className={estilo.disciplinas}>
        {emOrdem.map((d) => (
          <li key={d.turmaDisciplinaId}>
            <span className={estilo.qual}>
              <strong>{d.disciplina}</strong>
              <span className="suave">{[d.turma, d.etapa].filter(Boolean).join(' · ')}</span>
            </span>
            {conta(d) === 0 ? <Etiqueta tom="sucesso">{t('emDia')}</Etiqueta> : <Contas disciplina={d} dia={dia} />}
            <Elo tela="diario-notas" search={enderecoDe(d, d.etapaId)}>
              {t('notas')}
            </Elo>
          </li>
        ))}
      </ul>
    </Cartao>
  );
}

const enderecoDe = ({ turmaId, turmaDisciplinaId }: DisciplinaDoPainel, etapaId: number | null = null) => ({
  TurmaId: turmaId,
  TurmaDisciplinaId: turmaDisciplinaId,
  EtapaId: etapaId ?? undefined,
});

function Contas({ disciplina, dia }: { disciplina: DisciplinaDoPainel; dia: string }) {
  const t = useTextos(textosPainelProfessor);
  const { semChamada, desde, previstas, semNota, pareceres, entregas } = disciplina;
  const item = (chave: string, n: number, elo: ReactNode): ReactNode => n > 0 && <li key={chave}>{elo}</li>;
  return (
    <ul className={estilo.contas}>
      {item(
        'chamada',
        semChamada,
        <Elo tela="diario-frequencias" search={{ ...enderecoDe(disciplina), EtapaId: undefined, Data: desde ?? undefined }}>
          {t('semChamada', { n: semChamada })}
        </Elo>,
      )}
      {item(
        'previstas',
        previstas,
        <Elo tela="diario-aulas" search={enderecoDe(disciplina)}>
          {t('previstas', { n: previstas })}
        </Elo>,
      )}
      {item(
        'notas',
        semNota,
        <Elo tela="diario-notas" search={enderecoDe(disciplina, disciplina.etapaId)}>
          {t('semNota', { n: semNota })}
        </Elo>,
      )}
      {item(
        'pareceres',
        pareceres,
        <Elo tela="diario-notas" search={enderecoDe(disciplina, disciplina.etapaId)}>
          {t('pareceres', { n: pareceres })}
        </Elo>,
      )}
      {entregas.map(({ etapaId, nome, fim }) => (
        <li key={etapaId}>
          <Elo tela="diario-notas" search={enderecoDe(disciplina, etapaId)}>
            {t(fim < dia ? 'entregaVencida' : 'entrega', { etapa: nome, data: formatarData(fim) })}
          </Elo>
        </li>
      ))}
    </ul>
  );
}
