import { Button, Checkbox } from '@mantine/core';
import { useState } from 'react';
import { useTextos } from '#platform/web/i18n.tsx';
import { Janela } from '#platform/web/janelas/dialogos.tsx';
import { useComando } from '#platform/web/rede/consultas.ts';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { notificacoesApi } from '../api.ts';
import { textosNotificacao } from '../texts.ts';

export type Escolhido = { matriculaId: number; nome: string; turma: string };
type Preparadas = RespostaCliente<typeof notificacoesApi.prepararNotificacoes>;
type Props = {
  titulo: string;
  /** What preparing does. */
  texto: string;
  escolhidos: readonly Escolhido[];
  comando: { data: Preparadas | undefined; error: Error | null; isPending: boolean };
  aoConfirmar: (pedido: { matriculaIds: number[]; porEmail: boolean }) => void;
  aoFechar: () => void;
};

/** Who gets a notice is seen before any is prepared; what became of each stands after. */
export function Preparo({ titulo, texto, escolhidos, comando: { data, error, isPending }, aoConfirmar, aoFechar }: Props) {
  const t = useTextos(textosNotificacao);
  const [porEmail, setPorEmail] = useState(true);
  return (
    <Janela
      aberta
      aoFechar={aoFechar}
      titulo={titulo}
      rodape={
        !data && (
          <Button
            loading={isPending}
            onClick={() => aoConfirmar({ matriculaIds: escolhidos.map(({ matriculaId }) => matriculaId), porEmail })}
          >
            {t('confirmar')}
          </Button>
        )
      }
    >
      {error && <p role="alert">{error.message}</p>}
      {data ? (
        <Preparadas feito={data} porEmail={porEmail} escolhidos={escolhidos} />
      ) : (
        <>
          <p className="consequencia">{texto}</p>
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

function Preparadas({ feito, porEmail, escolhidos }: { feito: Preparadas; porEmail: boolean; escolhidos: readonly Escolhido[] }) {
  const t = useTextos(textosNotificacao);
  const nomeDe = (id: number): string => escolhidos.find(({ matriculaId }) => matriculaId === id)?.nome ?? '';
  return (
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
  );
}

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
