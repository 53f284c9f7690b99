import { useTextos } from '#platform/web/i18n.tsx';
import { Tabela } from '#platform/web/pagina/tabela-simples.tsx';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { formatarData } from '#shared/datas.ts';
import { type Centavos, formatarReais, formatarValor } from '#shared/dinheiro.ts';
import type { contratosCancelamentoApi } from '../api.ts';
import { textosContrato } from '#domains/academico/contratos/texts.ts';
import estilo from '#domains/academico/contratos/web/contrato.module.css';

type Previa = RespostaCliente<typeof contratosCancelamentoApi.preverCancelamentos>;

/** The consequence of a cancellation in figures; of many, each contract with its own, and those that cannot be cancelled. */
export function PreviaDoCancelamento({ previa }: { previa: Previa }) {
  const t = useTextos(textosContrato);
  const { totais } = previa;
  // Of one contract, the days and the payers of a fee are told at once; of many, each says that it stays as it is.
  const unico = previa.contratos.length === 1 ? previa.contratos[0] : undefined;
  const foraDosDias = unico?.impedimento?.startsWith('DATA_EFEITO') ? unico : undefined;
  const reais = (n: Centavos): string => formatarReais(n);
  const quemPaga = ({ multas }: Previa['contratos'][number]): string =>
    multas.map((m) => t('multaDeQuem', { valor: reais(m.valorCentavos), nome: m.pagadorNome })).join('; ');
  return (
    <>
      <ul className={`consequencia ${estilo.figuras}`}>
        <li>{t('previaCancelados', { n: totais.cancelados.quantidade, total: reais(totais.cancelados.somaCentavos) })}</li>
        <li>{t('previaDevidos', { n: totais.devidos.quantidade, total: reais(totais.devidos.somaCentavos) })}</li>
        <li>{t('previaPagos', { n: totais.pagos.quantidade, total: reais(totais.pagos.somaCentavos) })}</li>
        {totais.renegociados.quantidade > 0 && (
          <li>{t('previaEmAcordo', { n: totais.renegociados.quantidade, total: reais(totais.renegociados.somaCentavos) })}</li>
        )}
        {totais.suspensos.quantidade > 0 && (
          <li>{t('previaSuspensos', { n: totais.suspensos.quantidade, total: reais(totais.suspensos.somaCentavos) })}</li>
        )}
        {totais.multaCentavos > 0 && (
          <li>
            {unico
              ? t('previaMultaDe', { total: reais(totais.multaCentavos), quem: quemPaga(unico) })
              : t('previaMulta', { total: reais(totais.multaCentavos) })}
          </li>
        )}
        {foraDosDias && (
          <li>{t('previaDatas', { de: formatarData(foraDosDias.dataMinima), ate: formatarData(foraDosDias.dataMaxima) })}</li>
        )}
        {totais.recusados > 0 && <li>{t('previaRecusados', { n: totais.recusados })}</li>}
      </ul>
      {previa.contratos.length > 1 && (
        <Tabela
          legenda={t('contratos')}
          colunas={[t('aluno'), t('numero'), t('situacao'), t('aCancelar'), t('continuaDevido'), t('multa')]}
          numericas={[3, 4, 5]}
          cartao={{ titulo: 0, apoio: 1, estado: 2 }}
          linhas={previa.contratos.map((c) => ({
            chave: c.contratoId,
            celulas: [
              c.alunoNome,
              c.numero,
              c.impedimento ? `${t(`situacao_${c.situacao}`)} · ${t('naoSeraCancelado')}` : t(`situacao_${c.situacao}`),
              formatarValor(c.cancelados.somaCentavos),
              formatarValor(c.devidos.somaCentavos),
              formatarValor(c.multaCentavos),
            ],
          }))}
        />
      )}
    </>
  );
}
