import { useTextos } from '#platform/web/i18n.tsx';
import { Elo } from '#platform/web/navegacao.tsx';
import { Cartoes, Esqueleto, EstadoErro } from '#platform/web/pagina/pagina.tsx';
import { Tabela } from '#platform/web/pagina/tabela-simples.tsx';
import { useConsulta } from '#platform/web/rede/consultas.ts';
import { formatarData } from '#shared/datas.ts';
import { formatarReais, formatarValor } from '#shared/dinheiro.ts';
import { relacaoApi } from '../api.ts';
import { textosFornecedor } from '../texts.ts';

/** Everything bought from a supplier and paid to it. */
export function RelacaoDoFornecedor({ id }: { id: number }) {
  const t = useTextos(textosFornecedor);
  const consulta = useConsulta(relacaoApi.relacao, { params: { id } });
  const lida = consulta.data;
  if (consulta.error && !lida) return <EstadoErro erro={consulta.error} tentarDeNovo={() => void consulta.refetch()} />;
  if (!lida) return <Esqueleto linhas={4} />;
  return (
    <section aria-label={t('relacao')}>
      <h3>{t('relacao')}</h3>
      <Cartoes
        numeros={[
          { rotulo: t('aPagar'), valor: formatarReais(lida.aPagarCentavos) },
          {
            rotulo: t('vencido'),
            valor: formatarReais(lida.vencidoCentavos),
            ...(lida.vencidoCentavos > 0 ? { tom: 'perigo' as const } : {}),
          },
          { rotulo: t('pagoNoAno'), valor: formatarReais(lida.pagoNoAnoCentavos) },
          { rotulo: t('pago'), valor: formatarReais(lida.pagoCentavos) },
        ]}
      />
      <h4>{t('titulos')}</h4>
      {lida.titulos.length === 0 ? (
        <p className="suave">{t('nadaComprado')}</p>
      ) : (
        <Tabela
          legenda={t('titulos')}
          colunas={[t('tituloNumero'), t('descricao'), t('vencimento'), t('valor'), t('aPagar')]}
          numericas={[3, 4]}
          cartao={{ titulo: 1, valor: 4, apoio: 2, estado: 0 }}
          linhas={lida.titulos.map((titulo) => ({
            chave: titulo.id,
            celulas: [
              <Elo key="t" tela="contas-pagar" search={{ abrir: titulo.id }}>
                {titulo.numero}
              </Elo>,
              titulo.descricao,
              formatarData(titulo.dataVencimento),
              titulo.situacao === 'cancelado' ? (
                <del key="v">{formatarValor(titulo.valorCentavos)}</del>
              ) : (
                formatarValor(titulo.valorCentavos)
              ),
              formatarValor(titulo.saldoCentavos),
            ],
          }))}
        />
      )}
      <p className="fatos">
        <Elo tela="contas-pagar" search={{ fornecedor: id }}>
          {t('verTitulos')}
        </Elo>
        <Elo tela="lancamentos-nf" search={{ fornecedor: id }}>
          {t('verNotas')}
        </Elo>
      </p>
      <h4>{t('pagamentos')}</h4>
      {lida.pagamentos.length === 0 ? (
        <p className="suave">{t('nadaPago')}</p>
      ) : (
        <Tabela
          legenda={t('pagamentos')}
          colunas={[t('data'), t('tituloNumero'), t('valor')]}
          numericas={[2]}
          cartao={{ titulo: 1, valor: 2, apoio: 0 }}
          linhas={lida.pagamentos.map((p) => ({
            chave: p.id,
            celulas: [
              formatarData(p.dataBaixa),
              <Elo key="t" tela="contas-pagar" search={{ abrir: p.tituloId }}>
                {p.numero}
              </Elo>,
              p.estornada ? `${formatarValor(p.valorCentavos)} (${t('estornado')})` : formatarValor(p.valorCentavos),
            ],
          }))}
        />
      )}
    </section>
  );
}
