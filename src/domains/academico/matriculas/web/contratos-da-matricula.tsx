import { contratosApi } from '#domains/academico/contratos/api.ts';
import { textosContrato } from '#domains/academico/contratos/texts.ts';
import { useConsulta } from '#platform/web/consultas.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { Elo } from '#platform/web/navegacao.tsx';
import { Cartao, Esqueleto, EstadoErro } from '#platform/web/pagina.tsx';
import { useSessao } from '#platform/web/sessao.ts';
import { type Centavos, formatarReais } from '#shared/dinheiro.ts';
import { textosRegistro } from '../texts-registro.ts';
import estilo from './registro.module.css';
import type { MatriculaAberta } from './valores.ts';

/** The contracts of an enrollment, for who may list contracts. */
export function useContratosDaMatricula(id: number) {
  const { pode } = useSessao();
  return useConsulta(contratosApi.listarContratos, { query: { MatriculaId: String(id) } }, { ativa: pode('contratos', 'listar') });
}

/** The contracts at the side of the record, and the first one still to be made. */
export function ContratosDaMatricula({ matricula }: { matricula: MatriculaAberta }) {
  const tt = useTextos(textosRegistro);
  const t = useTextos(textosContrato);
  const { pode } = useSessao();
  const consulta = useContratosDaMatricula(matricula.id);
  const contratos = consulta.data?.itens;
  return (
    <Cartao titulo={tt('contratos')}>
      {consulta.error && <EstadoErro erro={consulta.error} tentarDeNovo={() => void consulta.refetch()} />}
      {!contratos && !consulta.error && <Esqueleto linhas={2} />}
      {contratos?.length === 0 && <p className={estilo.quando}>{tt('semContrato')}</p>}
      {contratos?.length === 0 && matricula.ativa && pode('contratos', 'criar') && (
        <Elo tela="contrato-form" params={{ id: 'novo' }} search={{ matricula: matricula.id }}>
          {tt('criarContrato')}
        </Elo>
      )}
      <ul className={estilo.lista}>
        {contratos?.map(({ id, numero, situacao, totalCentavos }) => (
          <li key={id}>
            <Elo tela="contrato-visualizar" params={{ contratoId: id }}>
              {numero}
            </Elo>{' '}
            · {t(`situacao_${situacao}`)}
            {totalCentavos !== null && ` · ${formatarReais(totalCentavos as Centavos)}`}
          </li>
        ))}
      </ul>
    </Cartao>
  );
}
