import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { recarregarNotas } from '#domains/suprimentos/notas-fiscais/web/recarregar.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { Janela } from '#platform/web/janelas/dialogos.tsx';
import { Elo, useIrPara } from '#platform/web/navegacao.tsx';
import { Tabela } from '#platform/web/pagina/tabela-simples.tsx';
import { enviarArquivo } from '#platform/web/rede/api.ts';
import { mensagemDe } from '#platform/web/rede/erro-api.ts';
import { ProgressoTarefa } from '#platform/web/tarefas/tarefa.tsx';
import { arquivoApi } from '../api.ts';
import { textosDoArquivo } from '../texts.ts';
import estilo from './importar.module.css';

type Resultado = { nome: string; notaFiscalId: number | null; tarefaId: number | null; recusa: string | null };

/** Takes XML files, one or many, or a ZIP of them: one alone opens as its draft, of many each says what became of it. */
export function ImportarNotas({ aoFechar }: { aoFechar: () => void }) {
  const t = useTextos(textosDoArquivo);
  const irPara = useIrPara();
  const campo = useRef<HTMLInputElement>(null);
  const [feitos, setFeitos] = useState<readonly Resultado[]>([]);
  const [andamento, setAndamento] = useState<{ n: number; total: number } | null>(null);
  const enviar = async (arquivos: readonly File[]): Promise<void> => {
    if (arquivos.length === 0 || andamento) return;
    const resultados: Resultado[] = [];
    for (const [i, arquivo] of arquivos.entries()) {
      setAndamento({ n: i + 1, total: arquivos.length });
      resultados.push(await enviarUm(arquivo));
      setFeitos([...resultados]);
    }
    setAndamento(null);
    if (campo.current) campo.current.value = '';
    await recarregarNotas();
    const [unico] = resultados;
    if (resultados.length === 1 && typeof unico?.notaFiscalId === 'number') await irPara('nota-nf', { id: unico.notaFiscalId });
  };
  return (
    <Janela
      aberta
      tamanho="larga"
      titulo={t('titulo')}
      aoFechar={aoFechar}
      rodape={
        <Button variant="default" onClick={aoFechar}>
          {t('fechar')}
        </Button>
      }
    >
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- dropping is a shortcut of the button inside */}
      <div
        className={estilo.soltar}
        onDragOver={(evento) => evento.preventDefault()}
        onDrop={(evento) => {
          evento.preventDefault();
          void enviar([...evento.dataTransfer.files]);
        }}
      >
        <span>{t('solte')}</span>
        <Button loading={andamento !== null} onClick={() => campo.current?.click()}>
          {t('escolher')}
        </Button>
        <input
          ref={campo}
          type="file"
          hidden
          multiple
          accept=".xml,.XML,.zip,.ZIP,application/xml,text/xml,application/zip"
          aria-label={t('escolher')}
          onChange={(evento) => void enviar([...(evento.currentTarget.files ?? [])])}
        />
      </div>
      <p className="suave" role="status">
        {andamento ? t('enviando', andamento) : t('dica')}
      </p>
      {feitos.length > 0 && <Resultados feitos={feitos} />}
    </Janela>
  );
}

async function enviarUm(arquivo: File): Promise<Resultado> {
  const nome = arquivo.name;
  try {
    const { notaFiscalId, tarefaId } = await enviarArquivo(arquivoApi.receberArquivo, {}, arquivo);
    return { nome, notaFiscalId, tarefaId, recusa: null };
  } catch (erro) {
    return { nome, notaFiscalId: null, tarefaId: null, recusa: mensagemDe(erro) };
  }
}

function Resultados({ feitos }: { feitos: readonly Resultado[] }) {
  const t = useTextos(textosDoArquivo);
  return (
    <>
      <Tabela
        legenda={t('resultado')}
        colunas={[t('arquivo'), t('oQueHouve')]}
        cartao={{ titulo: 0, apoio: 1 }}
        linhas={feitos.map((f, i) => ({
          chave: i,
          celulas: [
            f.nome,
            f.recusa ??
              (f.notaFiscalId === null ? (
                '…'
              ) : (
                <Elo key="n" tela="nota-nf" params={{ id: f.notaFiscalId }}>
                  {t('abrir')}
                </Elo>
              )),
          ],
        }))}
      />
      {feitos.map(
        (f) => f.tarefaId !== null && <ProgressoTarefa key={f.tarefaId} id={f.tarefaId} aoTerminar={() => void recarregarNotas()} />,
      )}
    </>
  );
}
