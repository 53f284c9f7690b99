import {
  type Caminho,
  CampoBusca,
  camposDe,
  CampoSelecao,
  CampoTexto,
  dentro,
  ListaDeCampos,
  useFormulario,
  useValor,
} from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { Cartao } from '#platform/web/pagina/pagina.tsx';
import { useOpcoes } from '#platform/web/opcoes.ts';
import { tiposFiliacao } from '#domains/pessoas/listas.ts';
import { type esquemaFiliacao, partesMaximo } from '#domains/pessoas/partes.ts';
import { textosPessoas } from '#domains/pessoas/texts.ts';
import { buscarPessoas } from '#domains/pessoas/busca/web/door.tsx';
import { filiacaoVazia } from './valores.ts';
import type { esquemaEdicaoPessoa } from '#domains/pessoas/esquemas.ts';
import type { z } from 'zod';

const campo = camposDe<typeof esquemaEdicaoPessoa>();

/** Who the documents of the person name as parents, linked to their own records where there are any. */
export function AbaFiliacao() {
  const t = useTextos(textosPessoas);
  return (
    <Cartao>
      <ListaDeCampos
        nome={campo('filiations')}
        rotulo={t('filiations')}
        nomeDoItem={(i) => t('filiacaoN', { i: i + 1 })}
        rotuloAdicionar={t('adicionarFiliacao')}
        novo={filiacaoVazia}
        maximo={partesMaximo}
      >
        {(prefixo) => <Filiacao prefixo={prefixo} />}
      </ListaDeCampos>
    </Cartao>
  );
}

function Filiacao({ prefixo }: { prefixo: Caminho<z.input<typeof esquemaFiliacao>> }) {
  const t = useTextos(textosPessoas);
  const { valores, definir } = useFormulario();
  const nome = useValor(dentro(prefixo, 'nome'));
  const [ligada, nomeDaLigada] = [useValor(dentro(prefixo, 'filiadoPessoaId')), useValor(dentro(prefixo, 'filiadoNome'))];
  const inicial =
    typeof ligada === 'number' ? { valor: ligada, rotulo: typeof nomeDaLigada === 'string' ? nomeDaLigada : String(nome) } : null;
  return (
    <>
      <CampoSelecao nome={dentro(prefixo, 'tipo')} rotulo={t('tipo')} opcoes={useOpcoes(tiposFiliacao)} colunas={3} obrigatorio />
      <CampoTexto nome={dentro(prefixo, 'nome')} rotulo={t('nome')} maximo={200} colunas={5} />
      <CampoBusca
        nome={dentro(prefixo, 'filiadoPessoaId')}
        rotulo={t('filiadoPessoa')}
        placeholder={t('filiadoDica')}
        colunas={4}
        inicial={inicial}
        // Nobody is their own parent.
        buscar={async (termo, signal) => (await buscarPessoas(termo, signal)).filter(({ valor }) => valor !== valores().id)}
        aoMudar={(pessoa) => {
          definir(dentro(prefixo, 'filiadoNome'), pessoa?.rotulo ?? null);
          if (pessoa) definir(dentro(prefixo, 'nome'), pessoa.rotulo);
        }}
      />
    </>
  );
}
