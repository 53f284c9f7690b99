import { useTextos } from '#platform/web/i18n.tsx';
import { useOpcoes } from '#platform/web/opcoes.ts';
import { Cartao } from '#platform/web/pagina/pagina.tsx';
import { decimalNaTela } from '#platform/web/decimais.ts';
import { formatarReais } from '#shared/dinheiro.ts';
import { tiposDeRenda } from '../../rendas.ts';
import { textosFichaSocioeconomica } from '../texts.ts';
import type { Ficha } from './valores.ts';

/** How the income a head came about, source by source, and the bracket that follows. */
export function CalculoDaRenda({ ficha: { calculo, dados } }: { ficha: Ficha }) {
  const t = useTextos(textosFichaSocioeconomica);
  const tipos = useOpcoes(tiposDeRenda);
  return (
    <Cartao titulo={t('comoSeCalcula')}>
      <ul>
        {calculo.parcelas.map((p, i) => (
          // oxlint-disable-next-line react/no-array-index-key -- the lines of a reckoning have their place alone
          <li key={i}>
            {dados.membros[p.membro - 1]?.nome}: {tipos.find(({ valor }) => valor === p.tipo)?.rotulo}, {formatarReais(p.mediaCentavos)}{' '}
            <span className="suave">
              {t('mediaDe', { n: p.meses })}, {t(p.efeito)}
            </span>
          </li>
        ))}
      </ul>
      <p>
        {t('conclusao', {
          renda: formatarReais(calculo.rendaCentavos),
          membros: calculo.membros,
          perCapita: formatarReais(calculo.perCapitaCentavos),
          salarios: calculo.salarios.replace('.', ','),
          salario: formatarReais(calculo.salarioCentavos),
        })}
      </p>
      <p>
        <strong>
          {calculo.faixaNome === null
            ? t('semFaixa')
            : t('faixa', { faixa: calculo.faixaNome, maximo: decimalNaTela(calculo.percentualMaximo) })}
        </strong>
      </p>
    </Cartao>
  );
}
