import { recebimentosApi } from '../api.ts';
import { Button } from '@mantine/core';
import { chamar } from '#platform/web/rede/api.ts';
import { invalidar, useConsulta } from '#platform/web/rede/consultas.ts';
import { avisar, Janela, perguntarMotivo } from '#platform/web/janelas/dialogos.tsx';
import { escreverInstante } from '#platform/web/fuso.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { Esqueleto, EstadoErro } from '#platform/web/pagina/pagina.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { formatarData } from '#shared/datas.ts';
import { type Centavos, centavos, formatarReais } from '#shared/dinheiro.ts';
import { textosRecebimentos } from '../texts.ts';
import { recarregarLancamentos } from '#domains/financeiro/caixa/web/recarregar.ts';
import estilo from '#domains/financeiro/caixa/web/periodo.module.css';

/** A settlement as it was made, and its undoing when it was typed wrong. */
export default function LiquidacaoFeita({ id, aoFechar }: { id: number; aoFechar: () => void }) {
  const t = useTextos(textosRecebimentos);
  const { pode } = useSessao();
  const consulta = useConsulta(recebimentosApi.obterLiquidacao, { params: { id } });
  const feita = consulta.data;
  const reais = (valor: Centavos) => formatarReais(valor);
  const somas = (s: { quantidade: number; brutoCentavos: Centavos; taxaCentavos: Centavos }) => ({
    n: s.quantidade,
    bruto: reais(s.brutoCentavos),
    taxa: reais(s.taxaCentavos),
    liquido: reais(centavos(s.brutoCentavos - s.taxaCentavos)),
  });
  const desfazer = async (): Promise<void> => {
    if (!feita) return;
    const motivo = await perguntarMotivo({
      titulo: t('desfazerLiquidacao'),
      texto: t('desfazerTexto'),
      consequencia: t('desfazerConsequencia', somas(feita.aDesfazer)),
      rotuloConfirmar: t('desfazerLiquidacao'),
      perigo: true,
      minimo: 3,
      maximo: 300,
    });
    if (motivo === null) return;
    try {
      const { quantidade } = await chamar(
        recebimentosApi.desfazerLiquidacao,
        { params: { id }, body: { motivo } },
        { chaveIdempotencia: crypto.randomUUID() },
      );
      avisar.sucesso(t('desfeita', { n: quantidade }));
      aoFechar();
    } catch (causa) {
      avisar.erro(causa);
    }
    await Promise.all([
      invalidar(recebimentosApi.listarRecebimentos),
      invalidar(recebimentosApi.preverLiquidacao),
      invalidar(recebimentosApi.obterLiquidacao),
      recarregarLancamentos(),
    ]);
  };
  const podeDesfazer = feita && feita.aDesfazer.quantidade > 0 && pode('financeiro-lancamentos', 'excluir');
  return (
    <Janela
      aberta
      aoFechar={aoFechar}
      titulo={t('liquidacao', { id })}
      {...(podeDesfazer
        ? {
            rodape: (
              <Button color="red" variant="light" onClick={() => void desfazer()}>
                {t('desfazerLiquidacao')}
              </Button>
            ),
          }
        : {})}
    >
      {consulta.error && <EstadoErro erro={consulta.error} tentarDeNovo={() => void consulta.refetch()} />}
      {!feita && !consulta.error && <Esqueleto linhas={3} />}
      {feita && (
        <>
          <p className={estilo.resumo}>
            <strong>{t('resumo', somas(feita))}</strong>
          </p>
          <p>
            {feita.dataCredito === null
              ? t('liquidadaNosDias', { ate: formatarData(feita.ate) })
              : t('liquidadaEm', { ate: formatarData(feita.ate), data: formatarData(feita.dataCredito) })}
          </p>
          <p>{t('liquidadaPor', { usuario: feita.usuarioNome, em: escreverInstante(feita.em) })}</p>
          {feita.desfeita && (
            <p role="status">
              {t('desfeitaPor', {
                usuario: feita.desfeita.usuarioNome,
                data: formatarData(feita.desfeita.dataDesfeita),
                motivo: feita.desfeita.motivo,
              })}
            </p>
          )}
        </>
      )}
    </Janela>
  );
}
