import { Button } from '@mantine/core';
import { useTextos } from '#platform/web/i18n.tsx';
import { Janela } from '#platform/web/janelas/dialogos.tsx';
import { EloDoConselho } from '#domains/academico/fechamento/conselho/web/door.tsx';
import { textosFechamento } from '../../texts.ts';
import { type Alvo, estadoDaTurma } from './estado.ts';
import estilo from './fechamento.module.css';
import type { TurmaListada } from './leitura.ts';
import { Previa, usePrevia } from './previa.tsx';
import { Resultados } from './resultados.tsx';
import { useReabrir } from './use-reabrir.ts';

type Aba = 'previa' | 'resultados';
type Props = {
  turma: TurmaListada;
  alvo: Alvo;
  aba: Aba;
  aoMudarAba: (aba: Aba) => void;
  /** Null: this person closes nothing. */
  aoFecharTurma: (() => void) | null;
  aoFechar: () => void;
};

/** One class: what it lacks, or what it closed with. */
export default function TurmaDoFechamento({ turma, alvo, aba, aoMudarAba, aoFecharTurma, aoFechar }: Props) {
  const t = useTextos(textosFechamento);
  const { estado } = estadoDaTurma(turma, alvo);
  const reabrir = useReabrir(turma, alvo);
  const oque = alvo.etapaId === null ? t('anoDaTurma') : alvo.nome;
  const previa = usePrevia(turma, alvo, estado !== 'fechada');
  return (
    <Janela
      aberta
      titulo={`${turma.nome} · ${oque}`}
      aoFechar={aoFechar}
      tamanho="larga"
      rodape={
        estado === 'fechada' ? (
          reabrir && (
            <Button variant="default" onClick={() => void reabrir()}>
              {t('reabrir')}
            </Button>
          )
        ) : aoFecharTurma && previa.data?.bloqueios.length === 0 ? (
          <Button onClick={aoFecharTurma}>{alvo.etapaId === null ? t('fecharAno') : t('fecharOque', { oque })}</Button>
        ) : undefined
      }
    >
      <div className={estilo.barra} role="group" aria-label={t('acoes')}>
        {(['previa', 'resultados'] as const).map((qual) => (
          <Button
            key={qual}
            size="xs"
            variant={aba === qual ? 'light' : 'subtle'}
            aria-pressed={aba === qual}
            onClick={() => aoMudarAba(qual)}
          >
            {t(qual === 'previa' ? 'verPrevia' : 'verResultados')}
          </Button>
        ))}
        <EloDoConselho turmaId={turma.id} etapaId={alvo.etapaId} anoLetivoId={turma.anoLetivoId}>
          {t('conselho')}
        </EloDoConselho>
      </div>
      {aba === 'previa' ? <Previa turma={turma} alvo={alvo} /> : <Resultados turma={turma} alvo={alvo} />}
    </Janela>
  );
}
