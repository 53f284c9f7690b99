import { useTextos } from '#platform/web/i18n.tsx';
import { Elo } from '#platform/web/navegacao.tsx';
import { Esqueleto, EstadoErro, EstadoVazio, Pagina } from '#platform/web/pagina/pagina.tsx';
import { useConsulta } from '#platform/web/rede/consultas.ts';
import { periodosContabeisApi } from '../../periodos/api.ts';
import { textosFechamento } from '../texts.ts';
import { ProximoAFechar } from './proximo-a-fechar.tsx';
import { UltimoFechado } from './ultimo-fechado.tsx';

/** The next período to close, with what stands before it; the last one closed, which alone can be reopened. */
export default function FechamentoContabilPage() {
  const t = useTextos(textosFechamento);
  const { data, error, refetch } = useConsulta(periodosContabeisApi.listarExercicios, {});
  const periodos = data?.itens.toReversed().flatMap((exercicio) => exercicio.periodos);
  const proximo = periodos?.find((p) => p.situacao !== 'fechado');
  const ultimo = periodos?.findLast((p) => p.situacao === 'fechado');
  const irPeriodos = <Elo tela="contabil-periodos">{t('irPeriodos')}</Elo>;
  return (
    <Pagina acoes={irPeriodos}>
      {error && <EstadoErro erro={error} tentarDeNovo={() => void refetch()} />}
      {!periodos && !error && <Esqueleto linhas={8} />}
      {periodos?.length === 0 && <EstadoVazio titulo={t('semExercicio')} texto={t('semExercicioTexto')} acao={irPeriodos} />}
      {periodos && periodos.length > 0 && !proximo && <p>{t('nadaAFechar')}</p>}
      {proximo && <ProximoAFechar key={proximo.id} periodo={proximo} />}
      {ultimo && <UltimoFechado key={`${ultimo.id} ${ultimo.versao}`} periodo={ultimo} />}
    </Pagina>
  );
}
