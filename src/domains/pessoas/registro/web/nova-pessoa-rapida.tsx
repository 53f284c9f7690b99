import { Button } from '@mantine/core';
import { useMemo } from 'react';
import { z } from 'zod';
import { chamar } from '#platform/web/rede/api.ts';
import { envelhecer } from '#platform/web/rede/consultas.ts';
import { Janela } from '#platform/web/janelas/dialogos.tsx';
import { regra } from '#shared/regra.ts';
import {
  BotaoSalvar,
  CampoCpf,
  CampoData,
  CampoEmail,
  camposDe,
  CampoTelefone,
  CampoTexto,
  EmColunas,
  Formulario,
  type OpcaoDeBusca,
} from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { campo } from '#shared/campos.ts';
import { pessoasApi } from '../api.ts';
import { formaPessoa } from '#domains/pessoas/campos-pessoa.ts';
import { conferirDatas } from '#domains/pessoas/esquemas.ts';
import { textosPessoas } from '#domains/pessoas/texts.ts';
import { AvisoDuplicidade } from '#domains/pessoas/busca/web/door.tsx';

const ID = 'nova-pessoa-rapida';
const { nome, sobrenome, cpf, dataNascimento } = formaPessoa;
/** The least that registers a person; the rest is filled in on the record. */
const esquema = z
  .strictObject({ nome, sobrenome, cpf, dataNascimento, celular: campo.celular.opcional(), email: campo.email.opcional() })
  .check(regra(conferirDatas));
const caminho = camposDe<typeof esquema>();
type Rapida = z.output<typeof esquema>;

/** A window that registers who is missing in a search and gives the person back. */
export default function NovaPessoaRapida({ termo, aoTerminar }: { termo: string; aoTerminar: (opcao: OpcaoDeBusca | null) => void }) {
  const t = useTextos(textosPessoas);
  const iniciais = useMemo(() => separar(termo), [termo]);
  const salvar = async (pessoa: Rapida, chaveIdempotencia: string): Promise<OpcaoDeBusca> => {
    const { id } = await chamar(pessoasApi.criarPessoa, { body: corpoDe(pessoa) }, { chaveIdempotencia });
    await envelhecer('Pessoa/obter-pessoas-paginado');
    return { valor: id, rotulo: [pessoa.nome, pessoa.sobrenome].filter(Boolean).join(' ') };
  };
  const rodape = (
    <>
      <Button variant="default" onClick={() => aoTerminar(null)}>
        {t('cancelar')}
      </Button>
      <BotaoSalvar formulario={ID} rotulo={t('cadastrar')} />
    </>
  );
  return (
    <Janela aberta titulo={t('novaPessoa')} aoFechar={() => aoTerminar(null)} tamanho="larga" rodape={rodape}>
      <Formulario
        id={ID}
        esquema={esquema}
        valoresIniciais={iniciais}
        guarda={false}
        aoSalvar={(_, pessoa, chaveIdempotencia) => salvar(pessoa, chaveIdempotencia)}
        aposSalvar={(opcao) => aoTerminar(opcao as OpcaoDeBusca)}
      >
        <AvisoDuplicidade aoUsar={(pessoa) => aoTerminar({ valor: pessoa.id, rotulo: pessoa.nome })} />
        <EmColunas>
          <CampoTexto nome={caminho('nome')} rotulo={t('nome')} maximo={100} colunas={5} />
          <CampoTexto nome={caminho('sobrenome')} rotulo={t('sobrenome')} maximo={150} colunas={7} />
          <CampoCpf nome={caminho('cpf')} rotulo={t('cpf')} colunas={6} />
          <CampoData nome={caminho('dataNascimento')} rotulo={t('dataNascimento')} nascimento colunas={6} />
          <CampoTelefone nome={caminho('celular')} rotulo={t('celular')} colunas={5} />
          <CampoEmail nome={caminho('email')} rotulo={t('email')} maximo={200} colunas={7} />
        </EmColunas>
      </Formulario>
    </Janela>
  );
}

const particulas = new Set(['da', 'das', 'de', 'do', 'dos', 'e']);

/** A name searched for in small letters is written as a name. */
function comMaiuscula(palavra: string): string {
  return particulas.has(palavra) ? palavra : palavra.charAt(0).toLocaleUpperCase('pt-BR') + palavra.slice(1);
}

/** What was typed in the search becomes name and surname; digits are taken for a CPF. */
function separar(termo: string): z.input<typeof esquema> {
  const vazia = { nome: '', sobrenome: '', cpf: '', dataNascimento: '', celular: '', email: '' };
  if (/^[\d.\-\s]+$/.test(termo)) return { ...vazia, cpf: termo.replaceAll(/\D/g, '') };
  const [primeiro = '', ...resto] = termo.split(/\s+/).map(comMaiuscula);
  return { ...vazia, nome: primeiro, sobrenome: resto.join(' ') };
}

function corpoDe({ celular, email, ...pessoa }: Rapida) {
  const contacts = [
    ...(celular === null ? [] : [{ tipo: 'celular' as const, valor: celular, principal: true }]),
    ...(email === null ? [] : [{ tipo: 'email' as const, valor: email, principal: true }]),
  ];
  return { ...pessoa, contacts };
}
