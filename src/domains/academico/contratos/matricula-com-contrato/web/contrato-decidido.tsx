import type { z } from 'zod';
import { cemPorCento, escreverPercentual, lerPontosBase } from '#domains/academico/matriculas/percentuais.ts';
import { somaDosPercentuais } from '#domains/academico/matriculas/responsaveis.ts';
import { camposDe, type Preenchido, useValor } from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { Cartao } from '#platform/web/pagina/pagina.tsx';
import { centavos, formatarReais } from '#shared/dinheiro.ts';
import type { Parcela } from '../../parcelas.ts';
import { dividirEntrePagadores } from '../../rateio.ts';
import { resumoDosPrecos } from '#domains/academico/contratos/linhas/web/door.tsx';
import { ResumoDoContrato } from '#domains/academico/contratos/linhas/web/door.tsx';
import { textosMatriculaComContrato } from '../texts.ts';
import { useContratoDigitado } from './usar-opcoes.ts';
import type { esquemaMatriculaComContrato } from '../esquemas.ts';

const campo = camposDe<typeof esquemaMatriculaComContrato>();

type Responsavel = Preenchido<z.input<typeof esquemaMatriculaComContrato>['responsaveis'][number]>;

/** The contract as decided so far: the total with its explanation, and what each guardian pays of it. */
export function ContratoDecidido({ nomes }: { nomes: Readonly<Record<string, string | null | undefined>> }) {
  const t = useTextos(textosMatriculaComContrato);
  const { precos, parcelas, semContrato } = useContratoDigitado();
  const responsaveis = useValor(campo('responsaveis')) ?? [];
  if (semContrato || parcelas.length === 0) {
    return (
      <Cartao titulo={t('contrato')}>
        <p>{t(semContrato ? 'semContrato' : 'escolhaCurso')}</p>
      </Cartao>
    );
  }
  const partes = porPagador(parcelas, responsaveis);
  return (
    <>
      <ResumoDoContrato parcelas={parcelas} precos={resumoDosPrecos(precos)} />
      <Cartao titulo={t('porResponsavel')}>
        <ul>
          {partes.map(([pessoaId, total]) => (
            <li key={pessoaId}>
              {nomes[String(pessoaId)] ?? `#${pessoaId}`}: {formatarReais(centavos(total))}
            </li>
          ))}
        </ul>
        <p>{t('rascunho')}</p>
      </Cartao>
    </>
  );
}

/** Each guardian's part of the total, split as the activation will split it; none while the shares do not sum. */
function porPagador(parcelas: readonly Parcela[], responsaveis: readonly Responsavel[]): [number, number][] {
  const pagadores = responsaveis.flatMap(({ pessoaId, financeiro, percentual }) => {
    const pontos = financeiro ? lerPontosBase(String(percentual ?? '')) : null;
    return typeof pessoaId === 'number' && pontos !== null ? [{ pessoaId, percentual: escreverPercentual(pontos) }] : [];
  });
  if (somaDosPercentuais(pagadores) !== cemPorCento) return [];
  const totais = new Map<number, number>();
  for (const parcela of parcelas)
    for (const parte of dividirEntrePagadores(parcela, pagadores)) {
      const liquido = parte.valorCentavos - parte.descontoIncondicionalCentavos;
      totais.set(parte.pessoaId, (totais.get(parte.pessoaId) ?? 0) + liquido);
    }
  return [...totais];
}
