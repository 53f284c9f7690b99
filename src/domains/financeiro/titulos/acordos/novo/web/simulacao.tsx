import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { Tabela } from '#platform/web/pagina/tabela-simples.tsx';
import { descricaoNoIdioma } from '#domains/financeiro/caixa/palavras-dos-titulos.ts';
import { formatarData } from '#shared/datas.ts';
import { type Centavos, centavos, formatarReais, formatarValor } from '#shared/dinheiro.ts';
import type { RespostaCliente } from '#shared/endpoint.ts';
import type { novoAcordoApi } from '../api.ts';
import { textosAcordo } from '#domains/financeiro/titulos/acordos/texts.ts';
import estilo from '#domains/financeiro/titulos/web/titulos.module.css';

const valor = (n: Centavos): string => formatarValor(n);
const reais = (n: Centavos): string => formatarReais(n);

/** An agreement as it would be: the new installments, the old titles, and how both sides tie out. */
export function SimulacaoDoAcordo({ simulacao: s }: { simulacao: RespostaCliente<typeof novoAcordoApi.simularAcordo> }) {
  const t = useTextos(textosAcordo);
  const { idioma } = useIdioma();
  return (
    <>
      <h3>{t('titulosNovos')}</h3>
      <p className={estilo.grande}>{reais(s.totalCentavos)}</p>
      <p className="suave">
        {t('fecha', {
          saldo: reais(s.saldoCentavos),
          encargos: reais(centavos(s.multaCentavos + s.jurosCentavos)),
          dispensa: reais(s.dispensaCentavos),
          total: reais(s.totalCentavos),
        })}
      </p>
      <Tabela
        legenda={t('titulosNovos')}
        colunas={[t('parcelas'), t('vencimento'), t('total')]}
        numericas={[1, 2]}
        linhas={s.parcelas.map((p) => ({
          chave: p.parcela,
          celulas: [p.entrada ? t('entrada') : `${p.parcela}/${s.parcelas.length}`, formatarData(p.dataVencimento), valor(p.valorCentavos)],
        }))}
      />
      <h3>{t('titulosAntigos')}</h3>
      <Tabela
        legenda={t('titulosAntigos')}
        colunas={[t('titulo'), t('vencimento'), t('atraso'), t('saldo'), t('multa'), t('juros'), t('dispensado'), t('total')]}
        numericas={[1, 2, 3, 4, 5, 6, 7]}
        cartao={{ titulo: 0, valor: 7, apoio: 1 }}
        linhas={s.itens.map((i) => ({
          chave: i.id,
          celulas: [
            `${i.numero} · ${i.alunoNome ?? descricaoNoIdioma(i.descricao, idioma)}`,
            formatarData(i.dataVencimento),
            t('dias', { n: i.diasAtraso }),
            valor(i.saldoCentavos),
            valor(i.multaCentavos),
            valor(i.jurosCentavos),
            valor(i.dispensaCentavos),
            valor(i.totalCentavos),
          ],
        }))}
      />
    </>
  );
}
