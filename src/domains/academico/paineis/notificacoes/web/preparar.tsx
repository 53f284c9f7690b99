import { useState } from 'react';
import { useTextos } from '#platform/web/i18n.tsx';
import { useComando } from '#platform/web/rede/consultas.ts';
import { notificacoesApi } from '../api.ts';
import { textosNotificacao } from '../texts.ts';
import { type Escolhido, Preparo } from './preparo.tsx';

/** Notices of absences of these students. */
export default function PrepararNotificacoes({ alunos, aoFechar }: { alunos: readonly Escolhido[]; aoFechar: () => void }) {
  const t = useTextos(textosNotificacao);
  // As they were picked: the radar behind is read again once they are prepared.
  const [escolhidos] = useState(alunos);
  const preparar = useComando(notificacoesApi.prepararNotificacoes, { envelhece: ['RadarDeFaltas', 'Notificacao'] });
  return (
    <Preparo
      titulo={t('preparar', { n: escolhidos.length })}
      texto={t('prepararTexto')}
      escolhidos={escolhidos}
      comando={preparar}
      aoConfirmar={(body) => preparar.mutate({ body })}
      aoFechar={aoFechar}
    />
  );
}
