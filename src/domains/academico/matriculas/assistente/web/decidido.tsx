import type { ReactNode } from 'react';
import { ContratoDecidido } from './contrato-no-assistente.tsx';
import { camposDe, useValor } from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { Cartao } from '#platform/web/pagina/pagina.tsx';
import { textosMatricula } from '#domains/academico/matriculas/texts.ts';
import { useDecisoes } from './decisoes.ts';
import type { formNovaMatricula } from './valores.ts';

const campo = camposDe<typeof formNovaMatricula>();

/** What was decided so far, beside the steps. */
export function Decidido({ contrato }: { contrato: boolean }) {
  const t = useTextos(textosMatricula);
  return (
    <>
      <Cartao titulo={t('decidido')}>
        <FatosDecididos />
      </Cartao>
      {contrato && <Contrato />}
    </>
  );
}

function Contrato() {
  return <ContratoDecidido nomes={useValor(campo('nomes')) ?? {}} />;
}

/** The facts of an enrollment being made; the ones still open say so. */
export function FatosDecididos({ completos = false }: { completos?: boolean }) {
  const t = useTextos(textosMatricula);
  const d = useDecisoes();
  const falta = <span className="suave">{t('aEscolher')}</span>;
  const responsaveis =
    d.responsaveis.length === 0 ? (
      falta
    ) : (
      <ul className="lista">
        {d.responsaveis.map((r) => (
          <li key={r.chave}>
            {r.nome} <span className="suave">{r.detalhe}</span>
          </li>
        ))}
      </ul>
    );
  const fatos: [string, ReactNode][] = [
    [t('aluno'), d.aluno ?? falta],
    [t('responsaveis'), responsaveis],
    [t('anoLetivo'), d.ano ?? falta],
    [t('curso'), d.curso ?? falta],
    [t('turma'), d.turma ?? falta],
    ...(completos ? ([[t('dataMatricula'), d.data ?? falta]] as [string, ReactNode][]) : []),
    ...(completos && d.observacoes !== null ? ([[t('observacoes'), d.observacoes]] as [string, ReactNode][]) : []),
  ];
  return (
    <>
      <dl className="fatos">
        {fatos.flatMap(([rotulo, valor]) => [<dt key={`${rotulo}-rotulo`}>{rotulo}</dt>, <dd key={rotulo}>{valor}</dd>])}
      </dl>
      {d.preMatricula && <p>{t('preMatricula')}</p>}
    </>
  );
}
