import { Button } from '@mantine/core';
import { useTextos } from '#platform/web/i18n.tsx';
import { Tabela } from '#platform/web/pagina/tabela-simples.tsx';
import { useConsulta } from '#platform/web/rede/consultas.ts';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { formatarData } from '#shared/datas.ts';
import { formatarValor } from '#shared/dinheiro.ts';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { conciliacaoApi, paresPorVez } from '../api.ts';
import { textosConciliacao } from '../texts.ts';
import { useAtos } from './atos.ts';
import { LancamentosDaLinha, parDe } from './sugestoes.tsx';

type Props = { contaBancariaId: number; posicao: RespostaCliente<typeof conciliacaoApi.obterPosicao> };

/** What the books had on the day and the statement had not, one by one. */
export function SoNosLivros({ contaBancariaId, posicao: { ate, soNosLivros } }: Props) {
  const t = useTextos(textosConciliacao);
  const { data } = useConsulta(
    conciliacaoApi.listarMovimentos,
    { query: { ContaBancariaId: contaBancariaId, AbertosEm: ate, TamanhoDaPagina: 50 } },
    { ativa: soNosLivros.quantidade > 0, manterAnterior: true },
  );
  if (!data || soNosLivros.quantidade === 0) return null;
  const resto = soNosLivros.quantidade - data.itens.length;
  return (
    <section>
      <h3>{t('soNosLivros')}</h3>
      <Anulados contaBancariaId={contaBancariaId} />
      <LancamentosDaLinha lancamentos={data.itens} />
      {resto > 0 && <p className="suave">{t('maisNosLivros', { n: resto })}</p>}
    </section>
  );
}

/** Movements and their reversals of which the bank knows nothing: matched with each other they are no difference any more. */
function Anulados({ contaBancariaId }: { contaBancariaId: number }) {
  const t = useTextos(textosConciliacao);
  const { pode } = useSessao();
  const { casar } = useAtos(contaBancariaId);
  const { data } = useConsulta(conciliacaoApi.obterSugestoes, { query: { ContaBancariaId: contaBancariaId } });
  const pares = (data?.sugestoes ?? []).filter((s) => s.motivo === 'anulados').map(parDe);
  if (pares.length === 0 || !pode('financeiro-lancamentos', 'editar')) return null;
  return (
    <p>
      {t('anulam', { n: pares.length })}{' '}
      <Button variant="default" size="compact-sm" onClick={() => void casar(pares.slice(0, paresPorVez))}>
        {t('casarAnulados')}
      </Button>
    </p>
  );
}

/** The same the other way: lines of the statement that the books did not have. */
export function SoNoExtrato({ contaBancariaId, posicao: { ate, soNoExtrato } }: Props) {
  const t = useTextos(textosConciliacao);
  const { data } = useConsulta(
    conciliacaoApi.listarLinhas,
    { query: { ContaBancariaId: contaBancariaId, AbertasEm: ate, TamanhoDaPagina: 50 } },
    { ativa: soNoExtrato.quantidade > 0, manterAnterior: true },
  );
  if (!data || soNoExtrato.quantidade === 0) return null;
  const resto = soNoExtrato.quantidade - data.itens.length;
  return (
    <section>
      <h3>{t('soNoExtrato')}</h3>
      <Tabela
        legenda={t('soNoExtrato')}
        colunas={[t('data'), t('descricao'), t('valor')]}
        numericas={[2]}
        cartao={{ titulo: 1, apoio: 0, valor: 2 }}
        linhas={data.itens.map((l) => ({
          chave: l.id,
          celulas: [
            formatarData(l.data),
            l.descricao,
            l.valorCentavos === null ? `“${l.valorLido ?? ''}”` : formatarValor(l.valorCentavos),
          ],
        }))}
      />
      {resto > 0 && <p className="suave">{t('maisNosLivros', { n: resto })}</p>}
    </section>
  );
}
