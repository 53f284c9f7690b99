import { fraseEm, notSeen, palavras, semPalavras } from './frases.ts';
import { isGarantia } from './garantias.ts';

// Studies are never part of a collection (Lei 9.870 art. 6): what the school owes a student it gives, paid or not, and it ends no
// enrollment within the year. Looked for sentence by sentence and by stems, so that a fair text with the same words elsewhere passes.

const papeis = palavras(
  '(?<!(?:por|via|uma) )transfer[êe]ncias?(?! banc[áa]ri\\p{L}+| pix| eletr[ôo]nic\\p{L}+)|notas?(?! fisca\\p{L}+| promiss\\p{L}+| d[ée])|resultados?|conceitos?|boletins?|boletim|hist[óo]ricos?|certificad\\p{L}+|diplomas?|documentos?|documenta[çc][ãa]o|materia(?:l|is)|kits?|apostilas?|livros?|uniformes?|agendas?|carteirinhas?|formaturas?|festas?|passeios?|excurs(?:[ãa]o|[õo]es)|viage(?:m|ns)|portal|aplicativo|plataforma|rematr[íi]culas? (?:no meio|durante)',
);
const reter = palavras(
  'trav(?:ad|ar)\\p{L}*|ret(?:er|ere|[ée]m|id|en[çc])\\p{L}*|retidos?|segur(?:ad|ar)\\p{L}*|apreend\\p{L}*|bloque\\p{L}*|restring\\p{L}*|negad\\p{L}+|recusad\\p{L}+|impedid\\p{L}+|suspens\\p{L}+|vedad\\p{L}+|(?:n[ãa]o|nem)(?! fo(?:i|ram)) (?:\\p{L}+ ){0,3}(?:entregues?|(?:emitid|liberad|fornecid|disponibilizad|divulgad|publicad)\\p{L}+|(?:entreg|emit|liber|fornec|disponibiliz|receb|particip|divulg|public|acess|exped|te)\\p{L}*(?:r[áa]|r[ãa]o|remos))',
);
const condicionar = palavras('s[óo]|somente|apenas|unicamente|depend(?!ent)\\p{L}+|condicion\\p{L}+|mediante|at[ée]|enquanto|caso|sem');
const liberar = palavras(
  '(?:fica|ficam|ficar[áa]|ficar[ãa]o) (?:guardad\\p{L}+ )?(?:na|no|com a) (?:secretaria|dire[çc][ãa]o|escola|coordena[çc][ãa]o)|sai|saem|sair[áa]|sair[ãa]o|(?:entreg|emit|liber|fornec|disponibiliz|exped|depend(?!ent)|condicion|restring|bloque|particip|divulg|public)\\p{L}*',
);
const pagar = palavras(
  'quita\\p{L}*|pagament\\p{L}*|pag[ao]\\p{L}{0,4}|pagar\\p{L}*|regulariz\\p{L}*|d[ée]bitos?|d[íi]vidas?|parcelas?|em dia',
);
// What a family itself is sent of the debt may well wait for it.
const daDivida = palavras(
  'recibos?|boletos?|comprovantes?|acordos?|termos?|cobran[çc]as?|descontos?|carn[êe]s?|pix|segundas? vias?|quita[çc][ãa]o anual',
);

const sair = palavras(
  'deslig(?:ad\\p{L}+|aremos|ar[áa]|ar)|rescis(?:[ãa]o|[õo]es)|rescindi\\p{L}*|resili\\p{L}*|vagas? (?:\\p{L}+ ){0,5}(?:ser[áa]|ser[ãa]o|est[áa]) (?:dad|cedid|repassad|oferecid|transferid|liberad|ocupad|preenchid)\\p{L}*|(?:perda|perder\\p{L}*|perde) d?a (?:sua )?vaga|retirad\\p{L}+ d[aeo]s? (?:lista|chamada|turma|sala|escola|grupo|classe)|exclu[íi]d\\p{L}+ d[aeo]s? (?:lista|chamada|turma|sala|escola|grupo|classe)',
);
const papers = palavras(
  'grades|marks|transcripts?|report cards?|diplomas?|certificates?|exams?|tests?|school (?:records|documents)|classes|lessons|graduation',
);
const withhold = palavras(
  'no pay\\p{L}*|withh[eo]ld\\p{L}*|retain\\p{L}*|hold back|held back|den(?:y|ied)|refus\\p{L}*|block\\p{L}*|suspend\\p{L}*|barred|(?:not|only|never) (?:\\p{L}+ ){0,3}(?:issue|release|give|deliver|take|attend|sit|receive|show)\\p{L}*|(?:expel|expuls)\\p{L}*',
);

const paidFirst = palavras('(?:until|unless|only (?:after|when|if)|depend\\p{L}*) .*(?:pa(?:y|id)|settle|debt|due)\\p{L}*');

const irmaos = palavras('irm[ãa]os?|irm[ãa]s?');
const vagas = palavras('matr[íi]culas?|rematr[íi]culas?|vagas?');

const retencoes: readonly ((frase: string) => boolean)[] = [
  (f) => papeis.test(f) && reter.test(f),
  (f) => papeis.test(f) && condicionar.test(f) && liberar.test(f) && pagar.test(f) && !daDivida.test(f),
  // One child's debt is not another's.
  (f) => irmaos.test(f) && vagas.test(f) && pagar.test(f),
  (f) => sair.test(f),
  (f) => papers.test(f) && (withhold.test(semPalavras(f, notSeen)) || paidFirst.test(f)),
];

/** The first sentence of a text that holds back what belongs to studies, shortened; null when none does. */
export const retencaoEm = (texto: string): string | null =>
  fraseEm(texto, (f) => !isGarantia(f) && retencoes.some((isRetencao) => isRetencao(f)));
