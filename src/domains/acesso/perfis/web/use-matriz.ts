import { useCallback, useEffect, useRef, useState } from 'react';
import type { ChavePermissao } from '#catalog/telas.ts';
import { ErroApi } from '#platform/web/rede/api.ts';
import { useAtalho } from '#platform/web/atalhos.tsx';
import { useComando } from '#platform/web/rede/consultas.ts';
import { avisar } from '#platform/web/janelas/dialogos.tsx';
import { horaNaEscola } from '#platform/web/fuso.ts';
import { useGuarda } from '#platform/web/formulario/guarda.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { acessoApi } from '#domains/acesso/usuarios/api.ts';
import { comMudancas, mudancasDe } from '../matriz.ts';
import { chavesDasConcessoes, concessoesDasChaves } from '#domains/acesso/permissoes-de-perfil.ts';
import { textosAcesso } from '#domains/acesso/texts.ts';

type Permissoes = RespostaCliente<typeof acessoApi.obterPermissoes>;
type Marcas = ReadonlySet<ChavePermissao>;
type Salvo = { marcas: Marcas; restrito: boolean; versao: number };

const salvoDe = ({ permissoes, restringirPainelProfessor, versao }: Permissoes): Salvo => ({
  marcas: new Set(chavesDasConcessoes(permissoes)),
  restrito: restringirPainelProfessor,
  versao,
});

/**
 * The state of the matrix: what is saved, what is marked, and saving. When somebody else saved meanwhile, the own changes
 * are kept over the new version and nothing is sent until they were seen.
 */
export function useMatriz(permissoes: Permissoes) {
  const t = useTextos(textosAcesso);
  const [salvo, setSalvo] = useState(() => salvoDe(permissoes));
  const [marcas, setMarcas] = useState<Marcas>(salvo.marcas);
  const [restrito, setRestrito] = useState(salvo.restrito);
  const [salvoAs, setSalvoAs] = useState<string | null>(null);
  const comando = useComando(acessoApi.salvarPermissoes, {
    invalida: [acessoApi.obterPermissoes, acessoApi.listPerfis, acessoApi.historicoDoPerfil],
  });
  const mudancas = mudancasDe(salvo.marcas, marcas);
  const alteracoes = mudancas.dadas.length + mudancas.tiradas.length + (restrito === salvo.restrito ? 0 : 1);
  const pendentes = useRef(0);
  pendentes.current = alteracoes;
  useGuarda('matriz', () => pendentes.current > 0, { ativa: true, desligada: false });

  /** A newer version of the profile, with the own changes over it. */
  const adotar = (nova: Salvo): void => {
    setSalvo(nova);
    setMarcas(comMudancas(nova.marcas, mudancas));
    if (restrito === salvo.restrito) setRestrito(nova.restrito);
  };
  useEffect(() => {
    if (permissoes.versao > salvo.versao) adotar(salvoDe(permissoes));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only an answer of the server brings another version
  }, [permissoes]);

  const salvar = async (): Promise<void> => {
    if (alteracoes === 0 || comando.isPending) return;
    const enviado = { versao: salvo.versao, restringirPainelProfessor: restrito, permissoes: concessoesDasChaves(marcas) };
    try {
      const resposta = await comando.mutateAsync({ params: { id: permissoes.id }, body: enviado });
      setSalvo(salvoDe(resposta));
      setSalvoAs(horaNaEscola(new Date()));
    } catch (erro) {
      if (!(erro instanceof ErroApi) || erro.code !== 'VERSAO_DESATUALIZADA') return avisar.erro(erro);
      adotar(salvoDe(erro.detalhe as Permissoes));
      avisar.info(`${erro.message} ${t('mesclado')}`);
    }
  };
  useAtalho('mod+enter', () => void salvar(), { descricao: t('salvar'), emCampos: true, ativo: alteracoes > 0 });

  return {
    marcas,
    restrito,
    alteracoes,
    salvoAs,
    salvar,
    salvando: comando.isPending,
    mudar: useCallback((mudanca: (marcas: Marcas) => Set<ChavePermissao>) => setMarcas(mudanca), []),
    mudarRestrito: setRestrito,
    descartar: (): void => {
      pendentes.current = 0;
      setMarcas(salvo.marcas);
      setRestrito(salvo.restrito);
    },
  };
}
