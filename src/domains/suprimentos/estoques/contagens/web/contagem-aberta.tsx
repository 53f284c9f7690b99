import { Button } from '@mantine/core';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Grade, SituacaoDaGravacao } from '#platform/web/grade/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { avisar, confirmar, Janela } from '#platform/web/janelas/dialogos.tsx';
import { Esqueleto, EstadoErro } from '#platform/web/pagina/pagina.tsx';
import { baixarArquivo, chamar } from '#platform/web/rede/api.ts';
import { useRegistro } from '#platform/web/rede/consultas.ts';
import { mensagemDe } from '#platform/web/rede/erro-api.ts';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { recarregarEstoque } from '#domains/suprimentos/web/recarregar.ts';
import { contagensApi as api } from '../api.ts';
import { textosContagem } from '../texts.ts';
import { Diferencas } from './diferencas.tsx';
import { CONTADA, type Contagem, useContagem } from './use-contagem.ts';

/** A count: the sheet to print, the grid to type, and what it differed by once it is over. */
export default function ContagemAberta({ id, aoFechar }: { id: number; aoFechar: () => void }) {
  const tc = useTextos(textosContagem);
  const { data, error, refetch } = useRegistro(api.obterContagem, { params: { id } });
  const { pode } = useSessao();
  // What has to be counted again in the meantime is typed on a sheet that does not have it yet.
  const [vez, setVez] = useState(0);
  const aberta = data?.situacao === 'aberta';
  const encerrar = async (fazer: () => Promise<string>): Promise<void> => {
    try {
      avisar.sucesso(await fazer());
    } catch (causa) {
      avisar.erro(mensagemDe(causa));
    }
    // Also what held it back: a product to be counted again.
    await recarregarEstoque();
  };
  const concluir = async ({ versao }: Contagem): Promise<void> => {
    const sim = await confirmar({
      titulo: tc('concluir'),
      texto: <Diferencas id={id} />,
      rotuloConfirmar: tc('concluir'),
    });
    if (sim)
      await encerrar(async () => {
        const { ajustados } = await chamar(api.concluirContagem, { params: { id }, body: { versao } });
        return tc('contagemConcluida', { n: ajustados });
      });
  };
  const cancelar = async ({ versao }: Contagem): Promise<void> => {
    const sim = await confirmar({ titulo: tc('cancelar'), texto: tc('cancelarTexto'), rotuloConfirmar: tc('cancelar'), perigo: true });
    if (sim)
      await encerrar(async () => {
        await chamar(api.cancelarContagem, { params: { id }, body: { versao } });
        return tc('contagemCancelada');
      });
  };
  return (
    <Janela
      aberta
      aoFechar={aoFechar}
      tamanho="larga"
      titulo={data ? `${tc('contagem', { numero: id })} · ${data.depositoNome}` : tc('contagem', { numero: id })}
      rodape={
        data && (
          <>
            {aberta && pode('estoques', 'editar') && (
              <Button variant="subtle" color="red" onClick={() => void cancelar(data)}>
                {tc('cancelar')}
              </Button>
            )}
            <Button
              variant="default"
              onClick={() =>
                void baixarArquivo(api.folhaDeContagem, { params: { id } }, { nomePadrao: `contagem-${id}.pdf`, abrir: true }).catch(
                  avisar.erro,
                )
              }
            >
              {tc('imprimirFolha')}
            </Button>
            {aberta && pode('estoques', 'editar') && <Button onClick={() => void concluir(data)}>{tc('concluir')}</Button>}
          </>
        )
      }
    >
      {error ? <EstadoErro erro={error} tentarDeNovo={() => void refetch()} /> : !data ? <Esqueleto linhas={8} /> : null}
      {data &&
        (aberta ? (
          <Digitacao key={vez} contagem={data} escreve={pode('estoques', 'editar')} aoRefazer={() => setVez(vez + 1)} />
        ) : (
          <Diferencas id={id} />
        ))}
    </Janela>
  );
}

const aRefazer = ({ itens }: Contagem): number[] => itens.filter((i) => i.refazer).map((i) => i.id);

type PropsDaDigitacao = { contagem: Contagem; escreve: boolean; aoRefazer: () => void };
/** The sheet as it is typed. `aoRefazer`: another product is to be counted again by now, and nothing typed waits to be kept. */
function Digitacao({ contagem, escreve, aoRefazer }: PropsDaDigitacao) {
  const tc = useTextos(textosContagem);
  const { modelo, fila } = useContagem(contagem);
  const conhecidos = useRef(aRefazer(contagem));
  const { mudada, salvando } = modelo.useContas();
  useEffect(() => {
    const agora = aRefazer(contagem);
    if (agora.every((id) => conhecidos.current.includes(id))) conhecidos.current = agora;
    else if (mudada + salvando === 0) aoRefazer();
  }, [contagem, mudada, salvando, aoRefazer]);
  const linhas = useMemo(
    () =>
      contagem.itens.map((i) => ({
        id: String(i.id),
        rotulo: [`${i.produtoNome} (${i.unidade})`, i.refazer ? tc('refazer') : i.moveu && tc('moveu')].filter(Boolean).join(' · '),
      })),
    [contagem, tc],
  );
  const colunas = useMemo(
    () => [{ id: CONTADA, titulo: tc('contado'), largura: 140, tipo: { tipo: 'numero' as const, casas: 4, minimo: '0' } }],
    [tc],
  );
  return (
    <>
      <p className="suave">{tc('contadosDe', { n: contagem.contados - aRefazer(contagem).length, total: contagem.produtos })}</p>
      <SituacaoDaGravacao modelo={modelo} fila={fila} />
      <Grade
        nome={tc('digitar')}
        tituloDosNomes={contagem.depositoNome}
        modelo={modelo}
        linhas={linhas}
        colunas={colunas}
        somenteLeitura={!escreve}
      />
    </>
  );
}
