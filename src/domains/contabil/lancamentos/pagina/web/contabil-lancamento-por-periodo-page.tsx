import { NativeSelect } from '@mantine/core';
import { hojeNaEscola } from '#platform/web/fuso.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { useEndereco } from '#platform/web/navegacao.tsx';
import { Cartoes, EstadoVazio, Pagina } from '#platform/web/pagina/pagina.tsx';
import { useConsulta } from '#platform/web/rede/consultas.ts';
import { PaginaCarregando, PaginaQueFalhou } from '#platform/web/registro/registro.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { TabelaDados } from '#platform/web/tabela/index.ts';
import { formatarReais } from '#shared/dinheiro.ts';
import { anoDe, periodoDe } from '../../../periodo.ts';
import { periodosContabeisApi } from '../../../periodos/api.ts';
import { SituacaoDoPeriodo, useNomeDoPeriodo } from '../../../periodos/web/door.tsx';
import { lancamentosApi as api } from '../../api.ts';
import { textosLancamento } from '../../texts.ts';
import { useColunasDeLancamentos } from './colunas.tsx';
import { useFiltrosDeLancamentos } from './filtros.ts';

/** The entries of one período, in the order of their days, with what each side adds up to. */
export default function LancamentosPorPeriodoPage() {
  const t = useTextos(textosLancamento);
  const nome = useNomeDoPeriodo();
  const { pode } = useSessao();
  const [{ periodo: pedido }, mudar] = useEndereco('periodo');
  const { data, error, refetch } = useConsulta(periodosContabeisApi.listarExercicios, {});
  const colunas = useColunasDeLancamentos();
  const filtros = useFiltrosDeLancamentos();
  const periodos = data?.itens.flatMap((exercicio) => exercicio.periodos.toReversed()) ?? [];
  const hoje = periodoDe(hojeNaEscola());
  const id = Number(pedido ?? (periodos.some((p) => p.id === hoje) ? hoje : (periodos[0]?.id ?? 0)));
  const atual = periodos.find((p) => p.id === id);
  if (error) return <PaginaQueFalhou consulta={{ error, refetch }} />;
  if (!data) return <PaginaCarregando linhas={10} />;
  if (!atual)
    return (
      <Pagina>
        <EstadoVazio titulo={t('vazio')} texto={t('vazioTexto')} />
      </Pagina>
    );
  return (
    <Pagina
      situacao={<SituacaoDoPeriodo situacao={atual.situacao} />}
      acoes={
        <NativeSelect
          aria-label={t('periodo')}
          value={String(id)}
          onChange={(evento) => mudar({ periodo: evento.currentTarget.value })}
          data={periodos.map((p) => ({ value: String(p.id), label: `${nome(p.id)} ${anoDe(p.id)}` }))}
        />
      }
    >
      <TabelaDados
        key={id}
        tela="contabil-lancamento-por-periodo"
        titulo={t('porPeriodo')}
        endpoint={api.listar}
        exportar={api.exportar}
        nomeDoArquivo="lancamentos-por-periodo"
        entrada={{ query: { Periodo: id } }}
        ordemPadrao={{ campo: 'data', ascendente: true }}
        busca={{ campo: 'Texto', rotulo: t('buscar') }}
        {...(pode('contabil-lancamentos', 'visualizar') ? { linhaHref: (l: { id: number }) => `/contabil/lancamentos/${l.id}` } : {})}
        nomeDaLinha={(l) => t('lancamentoN', { numero: l.numero, ano: l.ano })}
        vazio={{ titulo: t('vazio') }}
        topo={
          <Cartoes
            numeros={[
              { rotulo: t('quantidade'), valor: atual.lancamentos },
              { rotulo: t('debitos'), valor: formatarReais(atual.totalCentavos) },
              { rotulo: t('creditos'), valor: formatarReais(atual.totalCentavos) },
            ]}
          />
        }
        filtros={filtros}
        colunas={colunas}
      />
    </Pagina>
  );
}
