import { Button } from '@mantine/core';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { avisar, confirmar } from '#platform/web/janelas/dialogos.tsx';
import { Elo } from '#platform/web/navegacao.tsx';
import { FatosEmColunas } from '#platform/web/pagina/fatos-em-colunas.tsx';
import { Esqueleto, EstadoErro } from '#platform/web/pagina/pagina.tsx';
import { useComando, useConsulta } from '#platform/web/rede/consultas.ts';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { centavos, formatarReais } from '#shared/dinheiro.ts';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { formatarContagem } from '#shared/textos.ts';
import { anoDe, isEncerramento } from '../../periodo.ts';
import { SituacaoDoPeriodo, useNomeDoPeriodo } from '../../periodos/web/door.tsx';
import { fechamentoApi as api } from '../api.ts';
import { type Pendencia, telaDaPendencia } from '../pendencias.ts';
import { textosFechamento } from '../texts.ts';
import { type PeriodoLido, recarregarFechamento } from './tipos.ts';

type Conferido = RespostaCliente<typeof api.conferir>;

/** The período whose turn it is: what is pending, its result when it closes a year, and the act. */
export function ProximoAFechar({ periodo }: { periodo: PeriodoLido }) {
  const t = useTextos(textosFechamento);
  const { idioma } = useIdioma();
  const nome = useNomeDoPeriodo();
  const { pode } = useSessao();
  const { data, error, refetch } = useConsulta(api.conferir, { params: { periodo: periodo.id } });
  const fechar = useComando(api.fechar, { aoConcluir: () => void recarregarFechamento() });
  const rotulo = `${nome(periodo.id)} ${anoDe(periodo.id)}`;
  const pedir = async (conferido: Conferido): Promise<void> => {
    const ano = anoDe(periodo.id);
    const consequencia = isEncerramento(periodo.id)
      ? t('encerrarTexto', { ano, seguinte: ano + 1 })
      : t('fecharTexto', {
          periodo: rotulo,
          lancamentos: formatarContagem(conferido.lancamentos, idioma),
          total: formatarReais(conferido.totalCentavos),
        });
    const pendentes = conferido.pendencias.length > 0;
    const texto = pendentes ? `${consequencia} ${t('comPendencias')}` : consequencia;
    if (!(await confirmar({ titulo: t('fechar', { periodo: rotulo }), texto, rotuloConfirmar: t('fechar', { periodo: rotulo }) }))) return;
    await fechar
      .mutateAsync({ params: { periodo: periodo.id }, body: { versao: conferido.versao, comPendencias: pendentes } })
      .then(() => avisar.sucesso(t('fechado', { periodo: rotulo })), avisar.erro);
  };
  return (
    <section aria-label={t('proximo')}>
      <h2>
        {t('proximo')}: {rotulo} <SituacaoDoPeriodo situacao={periodo.situacao} />
      </h2>
      {error && <EstadoErro erro={error} tentarDeNovo={() => void refetch()} />}
      {!data && !error && <Esqueleto linhas={6} />}
      {data && (
        <>
          <FatosEmColunas
            fatos={[
              [t('lancamentos'), formatarContagem(data.lancamentos, idioma)],
              [t('total'), formatarReais(data.totalCentavos)],
            ]}
          />
          {data.resultadoCentavos !== null && <Resultado valor={data.resultadoCentavos} />}
          <h3>{t('pendencias')}</h3>
          <Pendencias conferido={data} />
          {data.emCurso && <p className="consequencia">{t('emCurso')}</p>}
          {pode('contabil-fechamento', 'editar') && !data.emCurso && data.antesAberto === null && (
            <Button loading={fechar.isPending} onClick={() => void pedir(data)}>
              {t('fechar', { periodo: rotulo })}
            </Button>
          )}
        </>
      )}
    </section>
  );
}

function Resultado({ valor }: { valor: NonNullable<Conferido['resultadoCentavos']> }) {
  const t = useTextos(textosFechamento);
  return (
    <p>
      <strong>{t(valor >= 0 ? 'superavit' : 'deficit', { valor: formatarReais(centavos(Math.abs(valor))) })}</strong>
    </p>
  );
}

function Pendencias({ conferido: { periodo, pendencias } }: { conferido: Conferido }) {
  const t = useTextos(textosFechamento);
  if (pendencias.length === 0) return <p>{t('semPendencias')}</p>;
  return (
    <ul>
      {pendencias.map(({ qual, quantidade }) => (
        <li key={qual}>
          {t(qual, { n: quantidade })} ·{' '}
          <Elo tela={telaDaPendencia[qual]} search={procuraDe(qual, periodo)}>
            {t('resolver')}
          </Elo>
        </li>
      ))}
    </ul>
  );
}

/** What of its screen a pending item asks for. */
function procuraDe(qual: Pendencia, periodo: number): Record<string, string | number> {
  if (qual === 'rascunhos' || qual === 'recorrentes') return { aba: 'rascunhos', periodo };
  if (qual === 'contas_sem_conciliar') return { aba: 'conciliacao' };
  if (qual === 'recebimentos_a_liquidar') return { aba: 'liquidar' };
  return qual === 'faturamento_por_fazer' ? { ano: anoDe(periodo), mes: periodo } : {};
}
