import { FichaSaude } from '#domains/pessoas/saude/web/door.tsx';
import { type AbaFormulario, AbasFormulario, camposDe, Formulario } from '#platform/web/formulario/index.ts';
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { chamar } from '#platform/web/rede/api.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { useEndereco } from '#platform/web/navegacao.tsx';
import { Esqueleto } from '#platform/web/pagina/pagina.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { pessoasApi } from '../api.ts';
import { esquemaEdicaoPessoa, esquemaNovaPessoa } from '#domains/pessoas/esquemas.ts';
import type { PessoaSaida } from '#domains/pessoas/respostas.ts';
import { textosPessoas } from '#domains/pessoas/texts.ts';
import { AbaContatos } from './aba-contatos.tsx';
import { AbaDados, camposDosDados } from './aba-dados.tsx';
import { AbaDocumentos, camposDosDocumentos } from './aba-documentos.tsx';
import { AbaEnderecos } from './aba-enderecos.tsx';
import { AbaFiliacao } from './aba-filiacao.tsx';
import { AbaFoto } from './aba-foto.tsx';
import { AvisoDuplicidade } from '#domains/pessoas/busca/web/door.tsx';
import { ForaDoFormulario, ID_FORA } from './fora-do-formulario.tsx';
import { valoresDaPessoa, valoresDeNovaPessoa } from './valores.ts';

const campo = camposDe<typeof esquemaEdicaoPessoa>();

// What most visits do not open comes when it is opened.
const HistoricoDaPessoa = lazy(() => import('./historico-da-pessoa.tsx'));

type Salva = { id: number; codigo: number; versao: number };
type Props = { aoSalvar: (salva: Salva) => void };

/** The form of a new person. */
export function FormularioNovaPessoa({ aoSalvar }: Props) {
  const iniciais = useMemo(() => valoresDeNovaPessoa(), []);
  return (
    <Formulario
      esquema={esquemaNovaPessoa}
      valoresIniciais={iniciais}
      rascunho="pessoa-nova"
      aoSalvar={(valores, _saida, chaveIdempotencia) => chamar(pessoasApi.criarPessoa, { body: valores }, { chaveIdempotencia })}
      aposSalvar={(salva) => aoSalvar(salva as Salva)}
    >
      <Abas pessoa={null} fora={null} />
    </Formulario>
  );
}

/** The form of a stored person, with health form and history as tabs of their own. */
export function FormularioEdicaoPessoa({ pessoa, aoSalvar }: Props & { pessoa: PessoaSaida }) {
  const { pode } = useSessao();
  const iniciais = useMemo(() => valoresDaPessoa(pessoa), [pessoa]);
  const [fora, setFora] = useState<HTMLElement | null>(null);
  return (
    <>
      <Formulario
        esquema={esquemaEdicaoPessoa}
        valoresIniciais={iniciais}
        rascunho={`pessoa-${pessoa.id}`}
        somenteLeitura={!pode('pessoas', 'editar')}
        aoSalvar={(valores) => chamar(pessoasApi.editarPessoa, { body: valores })}
        aposSalvar={(salva) => aoSalvar(salva as Salva)}
        valoresDoConflito={(detalhe) => valoresDaPessoa(detalhe as PessoaSaida)}
      >
        <Abas pessoa={pessoa} fora={fora} />
      </Formulario>
      <div id={ID_FORA} ref={setFora} />
    </>
  );
}

function Abas({ pessoa, fora }: { pessoa: PessoaSaida | null; fora: HTMLElement | null }) {
  const t = useTextos(textosPessoas);
  const { pode } = useSessao();
  const [{ aba: aberta }] = useEndereco('aba');
  // Once opened, the health form stays in the page with what was typed.
  const [jaAberta, setJaAberta] = useState(false);
  if (aberta === 'saude' && !jaAberta) setJaAberta(true);
  const foto = pessoa && { id: pessoa.id, nome: pessoa.nomeCompleto, temFoto: pessoa.foto !== null };
  const abas: AbaFormulario[] = [
    {
      chave: 'dados',
      rotulo: t('dadosPessoais'),
      campos: camposDosDados.map((nome) => campo(nome)),
      conteudo: <AbaDados nova={pessoa === null} />,
    },
    { chave: 'contato', rotulo: t('abaContato'), campos: [campo('contacts')], conteudo: <AbaContatos /> },
    { chave: 'endereco', rotulo: t('abaEndereco'), campos: [campo('enderecos')], conteudo: <AbaEnderecos /> },
    { chave: 'filiacao', rotulo: t('filiations'), campos: [campo('filiations')], conteudo: <AbaFiliacao /> },
    {
      chave: 'documentos',
      rotulo: t('abaDocumentos'),
      campos: camposDosDocumentos.map((nome) => campo(nome)),
      conteudo: <AbaDocumentos />,
    },
    { chave: 'foto', rotulo: t('foto'), campos: [campo('fotoUpload')], conteudo: <AbaFoto pessoa={foto} /> },
  ];
  const aParte = (chave: string, rotulo: string, conteudo: ReactNode): AbaFormulario => ({
    chave,
    rotulo,
    campos: [],
    conteudo: (
      <ForaDoFormulario alvo={fora} visivel={aberta === chave}>
        <Suspense fallback={<Esqueleto linhas={4} />}>{conteudo}</Suspense>
      </ForaDoFormulario>
    ),
  });
  if (pessoa && pode('ficha-saude', 'visualizar')) abas.push(aParte('saude', t('abaSaude'), jaAberta && <FichaSaude id={pessoa.id} />));
  // Whoever opened the record may see it; its changes are for who also edits it or reads changes.
  if (pessoa && (pode('auditoria', 'visualizar') || pode('pessoas', 'editar'))) {
    abas.push(aParte('historico', t('abaHistorico'), aberta === 'historico' && <HistoricoDaPessoa id={pessoa.id} />));
  }
  return (
    <>
      <AvisoDuplicidade {...(pessoa ? { guardada: pessoa } : {})} />
      <AbasFormulario abas={abas} rotulo={t('secoesDoCadastro')} />
    </>
  );
}
