import { Button } from '@mantine/core';
import { useState } from 'react';
import { escreverInstante } from '#platform/web/fuso.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { avisar, Janela } from '#platform/web/janelas/dialogos.tsx';
import { Esqueleto, EstadoErro } from '#platform/web/pagina/pagina.tsx';
import { useComando, useConsulta } from '#platform/web/rede/consultas.ts';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { entregaApi } from '../api.ts';
import { textosEntrega } from '../textos-da-tela.ts';
import { ListaDePendencias } from './pendencias.tsx';

type Diario = { turmaId: number; turmaDisciplinaId: number; etapaId: number };

/** The button by which a teacher hands in the diary that is open, with what it still lacks. */
export function EntregaDoDiario(diario: Diario) {
  const t = useTextos(textosEntrega);
  const { pode } = useSessao();
  const [aberta, setAberta] = useState(false);
  if (!pode('diario-notas', 'editar')) return null;
  return (
    <>
      <Button variant="default" onClick={() => setAberta(true)}>
        {t('entregarDiario')}
      </Button>
      {aberta && <JanelaDeEntrega {...diario} aoFechar={() => setAberta(false)} />}
    </>
  );
}

function JanelaDeEntrega({ turmaId, turmaDisciplinaId, etapaId, aoFechar }: Diario & { aoFechar: () => void }) {
  const t = useTextos(textosEntrega);
  const query = { TurmaDisciplinaId: turmaDisciplinaId, EtapaId: etapaId };
  const { data, error, refetch } = useConsulta(entregaApi.obterEntrega, { query }, { validadeMs: 0 });
  const entregar = useComando(entregaApi.entregar, {
    envelhece: ['DiarioNota', 'Avaliacao'],
    aoConcluir: ({ recusadas: [recusada] }) => {
      if (recusada) return avisar.info(recusada.motivo);
      avisar.sucesso(t('entregue'));
      aoFechar();
    },
  });
  const pode = data && !data.fechada && data.entrega === null && data.bloqueios.length === 0;
  const diario = { TurmaId: turmaId, TurmaDisciplinaId: turmaDisciplinaId, EtapaId: etapaId };
  return (
    <Janela
      aberta
      titulo={data ? t('entregarTitulo', { disciplina: data.disciplina, turma: data.turma, etapa: data.etapa }) : t('entregarDiario')}
      aoFechar={aoFechar}
      rodape={
        pode ? (
          <Button
            loading={entregar.isPending}
            onClick={() =>
              entregar.mutate({ body: { etapaId, turmaDisciplinaIds: [turmaDisciplinaId] } }, { onError: (erro) => avisar.erro(erro) })
            }
          >
            {t('entregarDiario')}
          </Button>
        ) : undefined
      }
    >
      {!data && (error ? <EstadoErro erro={error} tentarDeNovo={() => void refetch()} /> : <Esqueleto linhas={4} />)}
      {data && (
        <>
          {data.fechada ? (
            <p>{t('fechada')}</p>
          ) : data.entrega ? (
            <p>{t('entreguePor', { por: data.entrega.por, em: escreverInstante(data.entrega.em) })}</p>
          ) : (
            <p>{t('entregarTexto')}</p>
          )}
          {data.bloqueios.length > 0 && !data.entrega && (
            <>
              <h3>{t('falta')}</h3>
              <ListaDePendencias itens={data.bloqueios} diario={diario} />
            </>
          )}
          {pode && <p>{t('completo')}</p>}
          {data.avisos.length > 0 && (
            <>
              <h3>{t('avisa')}</h3>
              <ListaDePendencias itens={data.avisos} diario={diario} />
            </>
          )}
        </>
      )}
    </Janela>
  );
}
