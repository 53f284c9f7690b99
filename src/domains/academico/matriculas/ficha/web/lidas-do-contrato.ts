import { contratosApi } from '#domains/academico/contratos/lista/api.ts';
import { contratosFichaApi } from '#domains/academico/contratos/ficha/api.ts';
import { saidasApi } from '#domains/academico/contratos/saidas/api.ts';
import { invalidar } from '#platform/web/rede/consultas.ts';
import { relerMatriculas } from '#domains/academico/matriculas/web/lidas.ts';

const doContrato = [contratosApi.listarContratos, contratosFichaApi.obterContrato, saidasApi.preverSaida];

/** Reads again everything that a movement changes: the enrollment, and the contract that it may take along. */
export async function relerComContrato(): Promise<void> {
  await Promise.all([relerMatriculas(), ...doContrato.map(invalidar)]);
}
