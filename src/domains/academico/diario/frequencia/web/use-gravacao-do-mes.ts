import { useEffect } from 'react';
import type { EntradaCliente } from '#shared/endpoint.ts';
import { formatarData } from '#shared/datas.ts';
import { chamar, ErroApi } from '#platform/web/rede/api.ts';
import { envelhecer } from '#platform/web/rede/consultas.ts';
import { type EnviarLinhas, type ModeloDaGrade, useGravacaoAutomatica } from '#platform/web/grade/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import type { Loja } from '#platform/web/loja.ts';
import { chamadasApi } from '#domains/academico/diario/chamadas/api.ts';
import { chamadasDoMes, valoresDoAluno, versaoDoMes } from '../mes.ts';
import type { Quadro } from '#domains/academico/diario/chamadas/rascunho.ts';
import { textosFrequencia } from '../texts.ts';

/**
 * Saves the month as one goes. Rows are students, and what has a version is a roll: cells become whole rolls of their columns, and where
 * somebody else saved one meanwhile, the cells that both changed are shown with both values.
 */
export function useGravacaoDoMes(
  modelo: ModeloDaGrade,
  vivo: Loja<Quadro>,
  query: EntradaCliente<typeof chamadasApi.obterQuadro>['query'],
) {
  const t = useTextos(textosFrequencia);
  const reler = async (): Promise<Quadro> => {
    const quadro = await chamar(chamadasApi.obterQuadro, { query });
    vivo.mudar(() => quadro);
    return quadro;
  };
  const enviar: EnviarLinhas = async (linhas, chaveIdempotencia) => {
    const { chamadas, vazias } = chamadasDoMes(vivo.ler(), linhas);
    const [vazia] = vazias;
    if (vazia !== undefined) return linhas.map(({ id }) => ({ id, recusa: t('colunaVazia', { data: formatarData(vazia) }) }));
    try {
      await chamar(chamadasApi.chamar, { body: { turmaId: vivo.ler().turmaId, chamadas } }, { chaveIdempotencia });
    } catch (erro) {
      if (!(erro instanceof ErroApi) || erro.code !== 'VERSAO_DESATUALIZADA') throw erro;
      const agora = await reler();
      const por = erro.alteracao?.por;
      return linhas.map(({ id }) => {
        const aluno = agora.alunos.find(({ matriculaId }) => String(matriculaId) === id);
        const valores = aluno ? valoresDoAluno(agora, aluno) : {};
        return { id, conflito: { versao: versaoDoMes(agora), valores, ...(por === undefined ? {} : { por }) } };
      });
    }
    const versao = versaoDoMes(await reler());
    void envelhecer('Frequencia', 'Justificativa');
    return linhas.map(({ id }) => ({ id, versao }));
  };
  const fila = useGravacaoAutomatica('mes', modelo, enviar);
  // Another tab of the screen is no way to lose what was typed a moment ago.
  useEffect(() => () => fila.tentarAgora(), [fila]);
  return fila;
}
