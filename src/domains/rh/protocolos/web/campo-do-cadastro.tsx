import {
  type Caminho,
  CampoCpf,
  CampoData,
  CampoEmail,
  CampoSelecao,
  CampoTelefone,
  CampoTexto,
  type PropsCampo,
  useValor,
} from '#platform/web/formulario/index.ts';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { opcoesDoCampo, rotuloDoCampo, tipoDoCampo, type ValorLido, valorParaLer } from '#domains/rh/texts-campos.ts';
import { textosRh } from '#domains/rh/texts.ts';
import { mudanca } from './mudancas.ts';

/** One field of a registration, typed as its form types it; what stands now is told once it was changed. */
export function CampoDoCadastro({ campo: nome, caminho, valorAtual }: { campo: string; caminho: Caminho; valorAtual: ValorLido }) {
  const t = useTextos(textosRh);
  const { idioma } = useIdioma();
  const valor = useValor(caminho);
  const mudou = mudanca(valorAtual, valor) !== null;
  const props: PropsCampo = {
    nome: caminho,
    rotulo: rotuloDoCampo(nome, idioma),
    colunas: 6,
    ...(mudou ? { dica: t('atualmente', { valor: valorParaLer(nome, valorAtual, idioma) ?? t('vazio') }) } : {}),
  };
  const opcoes = opcoesDoCampo(nome);
  if (opcoes) return <CampoSelecao {...props} opcoes={opcoes.map((opcao) => ({ valor: opcao.valor, rotulo: opcao[idioma] }))} />;
  switch (tipoDoCampo(nome)) {
    case 'cpf':
      return <CampoCpf {...props} />;
    case 'data':
      return <CampoData {...props} nascimento />;
    case 'telefone':
      return <CampoTelefone {...props} />;
    case 'email':
      return <CampoEmail {...props} />;
    default:
      return <CampoTexto {...props} maximo={200} />;
  }
}
