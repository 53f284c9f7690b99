import { Button, Checkbox } from '@mantine/core';
import { useState } from 'react';
import { useTextos } from '#platform/web/i18n.tsx';
import { Janela } from '#platform/web/janelas/dialogos.tsx';
import { useComando } from '#platform/web/rede/consultas.ts';
import { notificacoesApi } from '../api.ts';
import { textosNotificacao } from '../texts.ts';
import type { AlunoNoRadar } from './leitura.ts';

/** Who gets a notice is seen before any is prepared; what became of each stands after. */
export default function PrepararNotificacoes({ alunos, aoFechar }: { alunos: readonly AlunoNoRadar[]; aoFechar: () => void }) {
  const t = useTextos(textosNotificacao);
  // As they were picked: the radar behind is read again once they are prepared.
  const [escolhidos] = useState(alunos);
  const [porEmail, setPorEmail] = useState(true);
  const preparar = useComando(notificacoesApi.prepararNotificacoes, { envelhece: ['RadarDeFaltas', 'Notificacao'] });
  const nomeDe = (id: number): string => escolhidos.find(({ matriculaId }) => matriculaId === id)?.nome ?? '';
  const feito = preparar.data;
  return (
    <Janela
      aberta
      aoFechar={aoFechar}
      titulo={t('preparar', { n: escolhidos.length })}
      rodape={
        !feito && (
          <Button
            loading={preparar.isPending}
            onClick={() => preparar.mutate({ body: { matriculaIds: escolhidos.map(({ matriculaId }) => matriculaId), porEmail } })}
          >
            {t('confirmar')}
          </Button>
        )
      }
    >
      {preparar.error && <p role="alert">{preparar.error.message}</p>}
      {feito ? (
        <div aria-live="polite">
          <p>
            <strong>{t('preparadas', { n: feito.preparadas.length })}</strong>
            {porEmail && ` · ${t('enviadasAgora', { n: feito.preparadas.reduce((soma, { enviadas }) => soma + enviadas, 0) })}`}
          </p>
          <ul className="lista">
            {feito.preparadas.map(({ id, numero, matriculaId }) => (
              <li key={id}>
                {numero} · {nomeDe(matriculaId)}
              </li>
            ))}
          </ul>
          {feito.recusadas.length > 0 && (
            <>
              <h3>{t('naoPreparadas')}</h3>
              <ul className="lista">
                {feito.recusadas.map(({ matriculaId, motivo }) => (
                  <li key={matriculaId}>{motivo}</li>
                ))}
              </ul>
            </>
          )}
        </div>
      ) : (
        <>
          <p className="consequencia">{t('prepararTexto')}</p>
          <Checkbox label={t('porEmail')} checked={porEmail} onChange={({ currentTarget }) => setPorEmail(currentTarget.checked)} />
          <ul className="lista">
            {escolhidos.map(({ matriculaId, nome, turma }) => (
              <li key={matriculaId}>
                {nome} · {turma}
              </li>
            ))}
          </ul>
        </>
      )}
    </Janela>
  );
}
