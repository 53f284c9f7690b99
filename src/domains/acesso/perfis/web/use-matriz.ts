import { useEffect, useRef, useState } from 'react';
import { ErroApi } from '#platform/web/rede/api.ts';
import { useAtalho } from '#platform/web/atalhos.tsx';
import { useComando } from '#platform/web/rede/consultas.ts';
import { avisar } from '#platform/web/janelas/dialogos.tsx';
import { horaNaEscola } from '#platform/web/fuso.ts';
import { useGuarda } from '#platform/web/formulario/envio/guarda.ts';
import { criarModelo } from '#platform/web/grade/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { isDoEscopo } from '#catalog/escopo.ts';
import { foraDoEscopo } from '#domains/acesso/perfis/fora-do-escopo.ts';
import { comConfirmacao } from '#domains/acesso/confirmacoes/web/door.tsx';
import { perfisApi } from '../api.ts';
import { chavesDasConcessoes, concessoesDasChaves } from '#domains/acesso/permissoes-de-perfil.ts';
import { textosAcesso } from '#domains/acesso/texts.ts';
import { comConsequencias, linhasGravadas, marcasDaGrade, mudancasPara } from './matriz-na-grade.ts';

type Permissoes = RespostaCliente<typeof perfisApi.obterPermissoes>;
const linhasDe = ({ permissoes, versao }: Permissoes) => linhasGravadas(new Set(chavesDasConcessoes(permissoes)), versao);

/**
 * The state of the matrix: what is saved, what is marked, and saving. When somebody else saved meanwhile, the own changes
 * are kept over the new version and nothing is sent until they were seen.
 */
export function useMatriz(permissoes: Permissoes) {
  const t = useTextos(textosAcesso);
  const [modelo] = useState(() => criarModelo(linhasDe(permissoes), comConsequencias));
  const [salvo, setSalvo] = useState({ restrito: permissoes.restringirPainelProfessor, versao: permissoes.versao });
  const [restrito, setRestrito] = useState(salvo.restrito);
  const [salvoAs, setSalvoAs] = useState<string | null>(null);
  const comando = useComando(perfisApi.salvarPermissoes, {
    invalida: [perfisApi.obterPermissoes, perfisApi.listarPerfis, perfisApi.historicoDoPerfil],
  });
  const { mudada, salvando } = modelo.useContas();
  const alteracoes = mudada + salvando + (restrito === salvo.restrito ? 0 : 1);
  const pendentes = useRef(0);
  pendentes.current = alteracoes;
  useGuarda('matriz', () => pendentes.current + modelo.contas().invalida > 0, { ativa: true, desligada: false });

  /** A newer version of the profile, with the own changes over it. */
  const adotar = (nova: Permissoes): void => {
    modelo.receber(linhasDe(nova));
    setSalvo({ restrito: nova.restringirPainelProfessor, versao: nova.versao });
    if (restrito === salvo.restrito) setRestrito(nova.restringirPainelProfessor);
  };
  useEffect(() => {
    if (permissoes.versao > salvo.versao) adotar(permissoes);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only an answer of the server brings another version
  }, [permissoes]);

  const salvar = async (): Promise<void> => {
    if (alteracoes === 0 || comando.isPending) return;
    const concessoes = concessoesDasChaves(marcasDaGrade(modelo.ler));
    const enviado = { versao: salvo.versao, restringirPainelProfessor: restrito, permissoes: concessoes };
    modelo.marcarEnvio(modelo.paraGravar());
    try {
      const resposta = await comConfirmacao((confirmada) =>
        comando.mutateAsync({ params: { id: permissoes.id }, body: { ...enviado, ...confirmada } }),
      );
      modelo.receber(linhasDe(resposta));
      setSalvo({ restrito: resposta.restringirPainelProfessor, versao: resposta.versao });
      setSalvoAs(horaNaEscola(new Date()));
    } catch (erro) {
      modelo.soltarEnvio();
      if (!(erro instanceof ErroApi) || erro.code !== 'VERSAO_DESATUALIZADA') return avisar.erro(erro);
      adotar(erro.detalhe as Permissoes);
      avisar.info(`${erro.message} ${t('mesclado')}`);
    }
  };
  useAtalho('mod+enter', () => void salvar(), { descricao: t('salvar'), emCampos: true, ativo: alteracoes > 0 });

  return {
    modelo,
    restrito,
    /** What is marked and the restriction does not reach. */
    fora: restrito ? concessoesDasChaves(foraDoEscopo([...marcasDaGrade(modelo.ler)])) : [],
    tirarFora: (): void => void modelo.escrever(mudancasPara(new Set([...marcasDaGrade(modelo.ler)].filter(isDoEscopo)), modelo.ler)),
    alteracoes,
    salvoAs,
    salvar,
    salvando: comando.isPending,
    mudarRestrito: setRestrito,
    descartar: (): void => {
      pendentes.current = 0;
      modelo.descartar();
      setRestrito(salvo.restrito);
    },
  };
}
