import type { ImportacaoNaTela } from './importacao-na-tela.ts';
import { importacaoApi } from '../api.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { chamar } from '#platform/web/rede/api.ts';
import { envelhecer, invalidar, useConsulta } from '#platform/web/rede/consultas.ts';
import { avisar, confirmar, Janela } from '#platform/web/janelas/dialogos.tsx';
import { useTextos } from '#platform/web/i18n.tsx';
import { Esqueleto, EstadoErro } from '#platform/web/pagina/pagina.tsx';
import { ProgressoTarefa, type Tarefa } from '#platform/web/tarefas/tarefa.tsx';
import { textosImportacao } from '../texts.ts';
import { ColunasDaImportacao } from './importacao-colunas.tsx';
import estilo from './importacao.module.css';
import { EnvioDePlanilha } from './importacao-envio.tsx';

/** Brings people in from a sheet: send, say what each column is and look at what would happen, run, undo. `id` 0 sends a new one. */
export default function Importacao({ id, aoMudar, aoFechar }: { id: number; aoMudar: (id: number) => void; aoFechar: () => void }) {
  const t = useTextos(textosImportacao);
  return (
    <Janela aberta tamanho="larga" titulo={t('importarTitulo')} aoFechar={aoFechar}>
      {id === 0 ? <EnvioDePlanilha aoAbrir={aoMudar} /> : <UmaImportacao key={id} id={id} recomecar={() => aoMudar(0)} />}
    </Janela>
  );
}

function UmaImportacao({ id, recomecar }: { id: number; recomecar: () => void }) {
  const { data, error, refetch } = useConsulta(importacaoApi.obterImportacao, { params: { id } }, { validadeMs: Infinity });
  if (error && !data) return <EstadoErro erro={error} tentarDeNovo={() => void refetch()} />;
  if (!data) return <Esqueleto linhas={6} />;
  const atualizar = (): void => void invalidar(importacaoApi.obterImportacao);
  if (data.situacao === 'aberta') return <ColunasDaImportacao importacao={data} aoExecutar={atualizar} recomecar={recomecar} />;
  return <Andamento importacao={data} aoDesfazer={atualizar} recomecar={recomecar} />;
}

/** The job under way or done, with its undo; the undo is followed the same way. */
function Andamento({ importacao, aoDesfazer, recomecar }: { importacao: ImportacaoNaTela; aoDesfazer: () => void; recomecar: () => void }) {
  const t = useTextos(textosImportacao);
  const [terminada, setTerminada] = useState<Tarefa | null>(null);
  const { id, arquivo, tarefaId, tarefaDesfazerId } = importacao;
  const seguida = tarefaDesfazerId ?? tarefaId;
  const desfazer = async (): Promise<void> => {
    const pergunta = { titulo: t('desfazerTitulo', { arquivo }), texto: t('desfazerTexto'), rotuloConfirmar: t('desfazer'), perigo: true };
    if (!(await confirmar(pergunta))) return;
    try {
      await chamar(importacaoApi.desfazerImportacao, { params: { id } });
      setTerminada(null);
      aoDesfazer();
    } catch (erro) {
      avisar.erro(erro);
    }
  };
  if (seguida === null) return null;
  const podeDesfazer = tarefaDesfazerId === null && terminada?.linhas.some(({ situacao }) => situacao === 'feito') === true;
  return (
    <>
      <ProgressoTarefa
        key={seguida}
        id={seguida}
        aoTerminar={(tarefa) => {
          setTerminada(tarefa);
          void envelhecer('Pessoa/obter-pessoas-paginado');
          void invalidar(importacaoApi.listarImportacoes);
        }}
      />
      <div className={estilo.rodape}>
        {podeDesfazer && (
          <Button variant="default" onClick={() => void desfazer()}>
            {t('desfazer')}
          </Button>
        )}
        <Button variant="default" onClick={recomecar}>
          {t('outraPlanilha')}
        </Button>
      </div>
    </>
  );
}
