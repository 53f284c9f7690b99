import { Button } from '@mantine/core';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { avisar, Janela } from '#platform/web/janelas/dialogos.tsx';
import { Esqueleto, EstadoErro } from '#platform/web/pagina/pagina.tsx';
import { Tabela } from '#platform/web/pagina/tabela-simples.tsx';
import { useComando, useConsulta } from '#platform/web/rede/consultas.ts';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { formatarValor } from '#shared/dinheiro.ts';
import { rotuloDe } from '#shared/listas/opcao.ts';
import { recarregarPagar } from '../../web/opcoes.ts';
import { retornosPagarApi as api } from '../api.ts';
import { resultadosDaLinha } from '../situacoes.ts';
import { textosRetornoPagar } from '../texts.ts';

/** The lines of one return, with what each comes to, and the button that makes it so. */
export function RetornoAberto({ id, aoFechar }: { id: number; aoFechar: () => void }) {
  const t = useTextos(textosRetornoPagar);
  const { idioma } = useIdioma();
  const { pode } = useSessao();
  const consulta = useConsulta(api.listarLinhas, { query: { RetornoId: id, TamanhoDaPagina: 500 } });
  const aplicar = useComando(api.aplicarRetorno, {
    aoConcluir: ({ aplicadas, naFila }) => {
      avisar.sucesso(t('feito', { n: aplicadas, fila: naFila }));
      void recarregarPagar();
    },
  });
  const linhas = consulta.data?.itens ?? [];
  const aAplicar = linhas.some((l) => l.resultado === 'pendente') && pode('contas-pagar-baixar-titulo', 'criar');
  return (
    <Janela
      aberta
      lado="direita"
      aoFechar={aoFechar}
      titulo={linhas[0]?.nomeArquivo ?? t('arquivo')}
      rodape={
        aAplicar && (
          <Button loading={aplicar.isPending} onClick={() => void aplicar.mutateAsync({ params: { id } }).catch(avisar.erro)}>
            {t('aplicar')}
          </Button>
        )
      }
    >
      {consulta.error && !consulta.data && <EstadoErro erro={consulta.error} tentarDeNovo={() => void consulta.refetch()} />}
      {!consulta.data && !consulta.error && <Esqueleto linhas={8} />}
      {consulta.data && (
        <Tabela
          legenda={t('linhas')}
          colunas={[t('titulo'), t('favorecido'), t('oBancoDiz'), t('valor'), t('resultado')]}
          numericas={[3]}
          cartao={{ titulo: 1, valor: 3, apoio: 2, estado: 4 }}
          linhas={linhas.map((l) => ({
            chave: l.id,
            celulas: [
              l.tituloNumero ?? '—',
              l.favorecido,
              l.ocorrencias,
              l.pagoCentavos > 0 ? formatarValor(l.pagoCentavos) : '—',
              [rotuloDe(resultadosDaLinha, l.resultado, idioma), l.mensagem].filter(Boolean).join(': '),
            ],
          }))}
        />
      )}
    </Janela>
  );
}
