import { useContratosDaMatricula } from '#domains/academico/matriculas/movimentos/web/door.tsx';
import { textosContrato } from '#domains/academico/contratos/texts.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { Elo } from '#platform/web/navegacao.tsx';
import { Cartao, Esqueleto, EstadoErro } from '#platform/web/pagina/pagina.tsx';
import { formatarReais } from '#shared/dinheiro.ts';
import { textosRegistro } from '#domains/academico/matriculas/texts-registro.ts';
import estilo from '#domains/academico/matriculas/web/registro.module.css';

/** The contracts at the side of the record. */
export function ContratosDaMatricula({ id }: { id: number }) {
  const tt = useTextos(textosRegistro);
  const t = useTextos(textosContrato);
  const consulta = useContratosDaMatricula(id);
  const contratos = consulta.data?.itens;
  return (
    <Cartao titulo={tt('contratos')}>
      {consulta.error && <EstadoErro erro={consulta.error} tentarDeNovo={() => void consulta.refetch()} />}
      {!contratos && !consulta.error && <Esqueleto linhas={2} />}
      {contratos?.length === 0 && <p className={estilo.quando}>{tt('semContrato')}</p>}
      <ul className="lista">
        {contratos?.map(({ id: contratoId, numero, situacao, totalCentavos }) => (
          <li key={contratoId}>
            <Elo tela="contrato-visualizar" params={{ contratoId }}>
              {numero}
            </Elo>{' '}
            · {t(`situacao_${situacao}`)}
            {totalCentavos !== null && ` · ${formatarReais(totalCentavos)}`}
          </li>
        ))}
      </ul>
    </Cartao>
  );
}
