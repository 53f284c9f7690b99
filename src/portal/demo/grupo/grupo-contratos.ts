import type { Ato } from '#platform/server/ato.ts';
import { novoContratoEsquema } from '#domains/academico/contratos/linhas/esquemas.ts';
import { ativarContratos } from '#domains/academico/contratos/ciclo/server/door.ts';
import { gravarLinhas, inserirContratos } from '#domains/academico/contratos/rascunho/server/door.ts';
import { auditarVarios } from '#platform/server/auditoria/audit.ts';
import { centavos, dividirEmParcelas, somar } from '#shared/dinheiro.ts';
import { partesDe } from '#shared/datas.ts';
import type { Base } from '../base/base.ts';
import type { MatriculaFeita } from './grupo-matriculas.ts';
import type { LinhaPlanejada, PlanoDeContrato } from '../plano/plano-contratos.ts';
import { descontos } from '../plano/registros.ts';

export type ContratoFeito = { id: number; numero: string; matricula: MatriculaFeita; plano: PlanoDeContrato };

/** Makes the contracts of some enrollments, as drafts, and puts into force those that came that far. */
export async function contratar(ato: Ato, matriculas: readonly MatriculaFeita[], base: Base, ano: number): Promise<ContratoFeito[]> {
  const { tx } = ato;
  const comContrato = matriculas.flatMap((matricula) => (matricula.plano.contrato ? [{ matricula, plano: matricula.plano.contrato }] : []));
  const criados = await inserirContratos(
    tx,
    comContrato.map(({ matricula }) => ({ matriculaId: matricula.id, ano: ano + (matricula.plano.proximoAno ? 1 : 0), observacoes: null })),
  );
  const porMatricula = new Map(criados.map((contrato) => [contrato.matriculaId, contrato]));
  const contratos = comContrato.map((c): ContratoFeito => {
    const criado = porMatricula.get(c.matricula.id);
    if (!criado) throw new Error(`no contract was made for ${c.matricula.codigo}`);
    return { ...c, id: criado.id, numero: criado.numero };
  });
  const linhas = contratos.map((contrato) => ({ contratoId: contrato.id, ...linhasDe(contrato, base) }));
  await gravarLinhas(tx, linhas);
  await auditarVarios(
    ato,
    linhas.map(({ contratoId, precos, descontos: concedidos }) => ({
      acao: 'contrato.criado',
      alvoTipo: 'contrato',
      alvoId: contratoId,
      depois: { situacao: 'rascunho', precos, descontos: concedidos },
    })),
  );
  const aAtivar = contratos.filter(({ plano }) => plano.destino === 'ativo' || plano.destino === 'rompido');
  const { recusados } = await ativarContratos(
    ato,
    aAtivar.map(({ id }) => ({ id })),
    { jaVigoravam: true },
  );
  if (recusados[0]) throw recusados[0].erro;
  return contratos;
}

/** Prices and discounts as the contract form sends them. */
function linhasDe({ matricula, plano }: ContratoFeito, base: Base) {
  const {
    observacoes: _,
    matriculaId: __,
    ...linhas
  } = novoContratoEsquema.parse({
    matriculaId: matricula.id,
    precos: plano.linhas.map((linha) => linhaDePreco(linha, matricula.plano.proximoAno ? base.precos.proximo : base.precos.atual, base)),
    descontos: plano.descontos.map((chave) => {
      const { nome, percentual, condicional, prioridade, ...resto } = descontos.find((d) => d.chave === chave) ?? descontos[0];
      // Discounts are of the tuition; a whole scholarship covers the material too.
      return {
        descontoId: base.descontos[chave],
        descricao: nome,
        precoIndice: chave === 'bolsa-integral' ? null : 0,
        forma: 'percentual',
        percentual,
        limiteCentavos: 'limiteCentavos' in resto ? resto.limiteCentavos : null,
        condicional,
        prioridade,
      };
    }),
  });
  return linhas;
}

function linhaDePreco(
  { preco: chave, ultimasParcelas, primeiroVencimento, forma }: LinhaPlanejada,
  precos: Base['precos']['atual'],
  base: Base,
) {
  const preco = precos[chave];
  if (!preco) throw new Error(`no price is called ${chave}`);
  const partes = dividirEmParcelas(centavos(preco.valorCentavos), preco.parcelas).slice(-(ultimasParcelas ?? preco.parcelas));
  return {
    precoId: preco.id,
    descricao: preco.descricao,
    valorCentavos: somar(partes),
    parcelas: partes.length,
    primeiroVencimento,
    diaVencimento: partesDe(primeiroVencimento).dia,
    formaPagamentoId: base.formas[forma],
  };
}
