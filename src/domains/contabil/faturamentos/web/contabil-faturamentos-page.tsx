import { NativeSelect } from '@mantine/core';
import { SituacaoDoPeriodo, useNomeDoPeriodo } from '#domains/contabil/periodos/web/door.tsx';
import { hojeNaEscola } from '#platform/web/fuso.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { Elo, useEndereco } from '#platform/web/navegacao.tsx';
import { Cartoes, Esqueleto, EstadoErro, EstadoVazio, Pagina } from '#platform/web/pagina/pagina.tsx';
import { Tabela } from '#platform/web/pagina/tabela-simples.tsx';
import { useConsulta } from '#platform/web/rede/consultas.ts';
import { formatarReais, formatarValor } from '#shared/dinheiro.ts';
import { ultimoAte } from '../../periodo.ts';
import { periodosContabeisApi } from '../../periodos/api.ts';
import { faturamentosApi as api } from '../api.ts';
import { textosFaturamento } from '../texts.ts';
import { MesAFaturar } from './mes-a-faturar.tsx';

/** The months of a year: what is recognized, what is still to be; and one of them, by course and class. */
export default function FaturamentosPage() {
  const t = useTextos(textosFaturamento);
  const nome = useNomeDoPeriodo();
  const [{ ano: pedido, mes }, mudar] = useEndereco('ano', 'mes');
  const anos = useConsulta(periodosContabeisApi.listarExercicios, {}).data?.itens.map((e) => e.ano);
  const deHoje = Number(hojeNaEscola().slice(0, 4));
  const ano = Number(pedido ?? ultimoAte(anos ?? [], deHoje) ?? deHoje);
  const { data, error, refetch } = useConsulta(api.listarMeses, { query: { Ano: ano } });
  const aberto = data?.itens.find((m) => String(m.periodo) === mes);
  return (
    <Pagina
      acoes={
        <NativeSelect
          aria-label={t('ano')}
          value={String(ano)}
          onChange={(evento) => mudar({ ano: evento.currentTarget.value, mes: undefined })}
          data={(anos ?? [ano]).map(String)}
        />
      }
    >
      {error && <EstadoErro erro={error} tentarDeNovo={() => void refetch()} />}
      {!data && !error && <Esqueleto linhas={12} />}
      {data?.itens.length === 0 && (
        <EstadoVazio
          titulo={t('semExercicio')}
          texto={t('semExercicioTexto')}
          acao={<Elo tela="contabil-periodos">{t('irPeriodos')}</Elo>}
        />
      )}
      {data && data.itens.length > 0 && (
        <>
          <Cartoes numeros={[{ rotulo: t('antecipados'), valor: formatarReais(data.antecipadoCentavos) }]} />
          <Tabela
            legenda={t('meses', { ano })}
            colunas={[t('mes'), t('situacao'), t('titulos'), t('reconhecido'), t('aReconhecer')]}
            numericas={[2, 3, 4]}
            cartao={{ titulo: 0, valor: 3, estado: 1 }}
            linhas={data.itens.map((m) => ({
              chave: m.periodo,
              celulas: [
                <Elo key="elo" tela="contabil-faturamentos" search={{ ano, mes: m.periodo }}>
                  {nome(m.periodo)}
                </Elo>,
                <SituacaoDoPeriodo key="situacao" situacao={m.situacao} />,
                m.titulos,
                formatarValor(m.reconhecidoCentavos),
                formatarValor(m.aReconhecerCentavos),
              ],
            }))}
          />
        </>
      )}
      {aberto && <MesAFaturar key={aberto.periodo} mes={aberto} />}
    </Pagina>
  );
}
