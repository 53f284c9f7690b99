import { Button } from '@mantine/core';
import { recarregarConciliacao } from '#domains/financeiro/caixa/web/recarregar.ts';
import { escreverInstante } from '#platform/web/fuso.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { avisar, confirmar, Janela } from '#platform/web/janelas/dialogos.tsx';
import { Esqueleto, EstadoErro } from '#platform/web/pagina/pagina.tsx';
import { Tabela } from '#platform/web/pagina/tabela-simples.tsx';
import { chamar } from '#platform/web/rede/api.ts';
import { useConsulta } from '#platform/web/rede/consultas.ts';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { formatarData } from '#shared/datas.ts';
import { formatarValor } from '#shared/dinheiro.ts';
import { extratosApi } from '../api.ts';
import { textosExtratos } from '../texts.ts';

/** The statements of an account that were read, the last first; the last may be forgotten. */
export function ExtratosLidos({ contaBancariaId, aoFechar }: { contaBancariaId: number; aoFechar: () => void }) {
  const t = useTextos(textosExtratos);
  const { pode } = useSessao();
  const { data, error, refetch } = useConsulta(extratosApi.listarExtratos, {
    query: { ContaBancariaId: contaBancariaId, TamanhoDaPagina: 50 },
  });
  const descartar = async (id: number, arquivo: string): Promise<void> => {
    const sim = await confirmar({
      titulo: t('descartarTitulo', { arquivo }),
      texto: t('descartarTexto'),
      rotuloConfirmar: t('descartar'),
      perigo: true,
    });
    if (!sim) return;
    await chamar(extratosApi.descartarExtrato, { params: { id } }).then(async () => {
      avisar.sucesso(t('descartado'));
      await recarregarConciliacao();
    }, avisar.erro);
  };
  return (
    <Janela aberta tamanho="larga" aoFechar={aoFechar} titulo={t('lidos')}>
      {error && <EstadoErro erro={error} tentarDeNovo={() => void refetch()} />}
      {!data && !error && <Esqueleto linhas={4} />}
      {data?.itens.length === 0 && <p>{t('nenhum')}</p>}
      {data && data.itens.length > 0 && (
        <Tabela
          legenda={t('lidos')}
          colunas={[t('arquivo'), t('dias'), t('linhas'), t('repetidas'), t('pendentes'), t('saldo'), t('leitura'), '']}
          numericas={[2, 3, 4, 5]}
          cartao={{ titulo: 0, apoio: 1, valor: 5, acoes: 7 }}
          linhas={data.itens.map((e, i) => ({
            chave: e.id,
            celulas: [
              e.nomeArquivo,
              `${formatarData(e.dataInicio)} – ${formatarData(e.dataFim)}`,
              e.lidas,
              e.repetidas,
              e.pendentes,
              e.saldoCentavos === null ? '—' : formatarValor(e.saldoCentavos),
              `${e.usuarioNome}, ${escreverInstante(e.em)}`,
              i === 0 && pode('financeiro-lancamentos', 'excluir') && (
                <Button key="descartar" variant="subtle" color="red" size="compact-sm" onClick={() => void descartar(e.id, e.nomeArquivo)}>
                  {t('descartar')}
                </Button>
              ),
            ],
          }))}
        />
      )}
    </Janela>
  );
}
