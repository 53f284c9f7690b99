import { lazy, Suspense } from 'react';
import { Esqueleto } from '#platform/web/pagina/pagina.tsx';

// The steps of the contract arrive right after those of the enrollment: whoever waits for the first step waits for less.
const carregar = () => import('#domains/academico/contratos/matricula-com-contrato/web/door.tsx');
const Descontos = lazy(() => carregar().then(({ PassoDescontos }) => ({ default: PassoDescontos })));
const Contrato = lazy(() => carregar().then(({ PassoContrato }) => ({ default: PassoContrato })));
const Decidido = lazy(() => carregar().then(({ ContratoDecidido }) => ({ default: ContratoDecidido })));
const Total = lazy(() => carregar().then(({ TotalDecidido }) => ({ default: TotalDecidido })));
const Revisao = lazy(() => carregar().then(({ RevisaoDoContrato }) => ({ default: RevisaoDoContrato })));

export function PassoDescontos() {
  return (
    <Suspense fallback={<Esqueleto linhas={4} />}>
      <Descontos />
    </Suspense>
  );
}

export function PassoContrato() {
  return (
    <Suspense fallback={<Esqueleto linhas={6} />}>
      <Contrato />
    </Suspense>
  );
}

/** The contract beside the steps. */
export function ContratoDecidido({ nomes }: { nomes: Readonly<Record<string, string | null | undefined>> }) {
  return (
    <Suspense fallback={null}>
      <Decidido nomes={nomes} />
    </Suspense>
  );
}

/** The running total at the foot of a phone. */
export function TotalDecidido() {
  return (
    <Suspense fallback={null}>
      <Total />
    </Suspense>
  );
}

/** The installments in the review. */
export function RevisaoDoContrato() {
  return (
    <Suspense fallback={null}>
      <Revisao />
    </Suspense>
  );
}
